import { API, DEMO } from '@salus/contract'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'
import { readPhoto } from './photo.ts'

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const WEBP = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'
const WEBP_LOSSLESS = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='
const JPEG =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA='

const url = (type: string, bytes: Buffer | string) =>
  `data:${type};base64,${typeof bytes === 'string' ? bytes : bytes.toString('base64')}`

function png(width: number, height: number, size = 200): Buffer {
  const bytes = Buffer.concat([Buffer.from(PNG, 'base64'), Buffer.alloc(size)])
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

it('pictures are known by their bytes, whatever they are called', () => {
  expect(readPhoto(url('image/png', PNG)).mediaType).toBe('image/png')
  expect(readPhoto(url('image/jpeg', PNG)).mediaType).toBe('image/png')
  expect(readPhoto(url('image/jpeg', JPEG)).mediaType).toBe('image/jpeg')
  expect(readPhoto(url('image/webp', WEBP)).mediaType).toBe('image/webp')
  expect(readPhoto(url('image/webp', WEBP_LOSSLESS)).mediaType).toBe('image/webp')
})

it('what is no picture, or one of an absurd size, is refused', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const page = Buffer.from('<html><script>alert(1)</script>')
  const wrong = [
    '',
    'data:,',
    'https://evil.example/x.png',
    url('image/svg+xml', svg),
    url('image/png', svg),
    url('image/png', page),
    url('text/html', PNG),
    url('image/png', 'not base64!'),
    url('image/png', ''),
    url('image/png', Buffer.from(PNG, 'base64').subarray(0, 30)),
    url('image/gif', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')),
    url('image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])),
    url('image/jpeg', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(5_000, 0xff)])),
    url('image/png', png(0, 10)),
    url('image/png', png(100_000, 100_000)),
    url('image/png', png(10, 10, 1024 * 1024)),
  ]
  for (const photo of wrong) expect(() => readPhoto(photo), photo.slice(0, 60)).toThrow('photo_invalid')
})

async function signUpWithPhoto(app: TestApp, profilePhoto: string) {
  const form = someForm()
  const sent = await app.call({ method: 'POST', url: API.signUpCode, payload: form })
  const payload = { ...form, signUpId: sent.json().signUpId, code: DEMO.code, profilePhoto }
  const answer = await app.call({ method: 'POST', url: API.signUp, payload })
  return { form, answer }
}

eachDatabase((makeDatabase) => {
  it('a photo is sealed in the database and shown to its owner alone', async () => {
    const app = await makeTestApp(await makeDatabase())
    const bytes = png(300, 300, 0)
    const { form, answer } = await signUpWithPhoto(app, url('image/png', bytes))
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.json().user.hasPhoto).toBe(true)
    const { photo } = await app.database.db.selectFrom('profile_photos').select('photo').executeTakeFirstOrThrow()
    expect(Buffer.from(photo).includes(bytes.subarray(0, 16))).toBe(false)

    const login = await app.call({
      method: 'POST',
      url: API.login,
      payload: { username: form.email, password: form.password },
    })
    const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const shown = await app.call({ method: 'GET', url: API.profilePhoto, headers: { cookie } })
    expect(shown.statusCode).toBe(200)
    expect(shown.rawPayload.equals(bytes)).toBe(true)
    expect(shown.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
    expect(shown.headers['cache-control']).toMatch(/^private/)

    expect((await app.call({ method: 'GET', url: API.profilePhoto })).statusCode).toBe(401)
    const other = await signIn(app)
    expect((await app.call({ method: 'GET', url: API.profilePhoto, headers: other.headers })).statusCode).toBe(404)
  })

  it('a photo that is none is told before the code is used up', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { answer } = await signUpWithPhoto(app, url('image/png', Buffer.from('<html>')))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().code).toBe('photo_invalid')
    const { tries } = await app.database.db.selectFrom('sign_up_codes').select('tries').executeTakeFirstOrThrow()
    expect(tries).toBe(0)
  })
})

it('where and when a picture was taken does not stay in it', () => {
  const place = Buffer.from('GPS 48.8584 N')
  const segment = (marker: number, body: Buffer) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, body.length + 2]), body])
  const chunk = (name: string, body: Buffer) => {
    const head = Buffer.alloc(4)
    head.writeUInt32BE(body.length)
    return Buffer.concat([head, Buffer.from(name), body, Buffer.alloc(4)])
  }
  const riff = (name: string, body: Buffer) => {
    const size = Buffer.alloc(4)
    size.writeUInt32LE(body.length)
    return Buffer.concat([Buffer.from(name), size, body, Buffer.alloc(body.length % 2)])
  }
  const [jpeg, png, webp] = [JPEG, PNG, WEBP].map((each) => Buffer.from(each, 'base64')) as [Buffer, Buffer, Buffer]
  const marked = {
    'image/jpeg': Buffer.concat([jpeg.subarray(0, 2), segment(0xe1, place), segment(0xfe, place), jpeg.subarray(2)]),
    'image/png': Buffer.concat([
      png.subarray(0, 33),
      chunk('eXIf', place),
      chunk('tEXt', place),
      png.subarray(33),
      place,
    ]),
    'image/webp': Buffer.concat([webp, riff('EXIF', place), riff('XMP ', place)]),
  }
  const clean = { 'image/jpeg': jpeg, 'image/png': png, 'image/webp': webp }
  for (const [type, bytes] of Object.entries(marked)) {
    const read = readPhoto(url(type, bytes))
    expect(read.bytes.includes(place), type).toBe(false)
    expect(read.bytes.equals(clean[read.mediaType]), type).toBe(true)
  }
})
