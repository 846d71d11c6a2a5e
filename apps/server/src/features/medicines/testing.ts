import { randomUUID } from 'node:crypto'
import { API, type Medicine, type MedicineContent, type NewDoseMark, type ScheduleJson } from '@salus/contract'
import { expect } from 'vitest'
import type { signIn, TestApp } from '#server/testing/test-app.ts'

type Person = Awaited<ReturnType<typeof signIn>>

/** Every day at these times, one tablet each. */
export const everyDay = (from: string, ...times: string[]): ScheduleJson => ({
  kind: 'daily',
  from,
  zone: 'Europe/Berlin',
  follows: 'wall',
  days: { kind: 'every', n: 1 },
  times: times.map((time) => ({ id: time.replace(':', ''), time, amount: 1 })),
})

/** The list of one person, called as a browser does. */
export function medicinesOf(app: TestApp, { headers }: Pick<Person, 'headers'>, more: Record<string, string> = {}) {
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.call({ method, url, headers: { ...headers, ...more }, ...(payload && { payload }) })
  const ok = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await send(method, url, payload)
    expect(answer.statusCode, `${method} ${url} ${answer.body}`).toBeLessThan(300)
    return answer.body === '' ? null : answer.json()
  }
  return {
    send,
    ok,
    add: (content: Partial<MedicineContent> & { name: string; id?: string }): Promise<Medicine> =>
      ok('POST', API.medicines, { id: randomUUID(), ...content }),
    list: async (): Promise<Medicine[]> => (await ok('GET', API.medicines)).items,
    mark: async (...marks: Partial<NewDoseMark>[]) =>
      (await ok('POST', API.doses, { marks: marks.map((each) => ({ id: randomUUID(), ...each })) })).items,
    today: (timeZone = 'Europe/Berlin') => ok('GET', `${API.dosesToday}?timeZone=${timeZone}`),
  }
}
