import { expect, test } from 'vitest'
import { KEY_SERVICES, readKeyServices } from './key-services.ts'

test('the well-known services are offered unless the host says otherwise', () => {
  expect(readKeyServices(undefined)).toBe(KEY_SERVICES)
  expect(readKeyServices('off')).toEqual([])
})

test('a host names its own services with their addresses', () => {
  expect(readKeyServices('Clinic=https://llm.example.org/v1/, Lab = http://10.0.0.4/v1?a=b')).toEqual([
    { id: 'clinic', name: 'Clinic', url: 'https://llm.example.org/v1' },
    { id: 'lab', name: 'Lab', url: 'http://10.0.0.4/v1?a=b' },
  ])
})

test.each(['Clinic', 'Clinic=', 'Clinic=llm.example.org', 'Clinic=ftp://llm.example.org', '=https://a.example'])(
  'what names no service is told at start: %s',
  (setting) => {
    expect(() => readKeyServices(setting)).toThrow(/Name=https/)
  },
)
