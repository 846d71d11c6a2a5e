import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ERRORS } from '@salus/contract'
import { type Addressed, shortAnswerHeaders } from './short-answer-headers.ts'

const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what cannot be read as HTTP, in the words and with the headers of every other refusal. */
export function answerBadHttp(config: Addressed): (error: NodeJS.ErrnoException, socket: Socket) => void {
  const { message } = ERRORS.malformed_body
  const body = JSON.stringify({ code: 'malformed_body', message, error: message })
  const headers = {
    ...shortAnswerHeaders(config),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return ({ code = '' }, socket) => {
    // Whoever has gone reads no answer, and within one that is under way another would be taken for a part of it.
    if (code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) return void socket.destroy()
    const status = STATUS[code] ?? 400
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  }
}
