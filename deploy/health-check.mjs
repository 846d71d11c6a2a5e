// Asks the server beside it whether it is ready: http or https, whichever it speaks. Ends with 0 when it is.
import http from 'node:http'
import https from 'node:https'

const port = process.env.PORT || '3000'

/** @param {typeof http | typeof https} protocol @returns {Promise<boolean>} */
const isReady = (protocol) =>
  new Promise((resolve) => {
    const request = protocol.get(
      // Nobody stands between the two: whose certificate it is does not matter here.
      { host: '127.0.0.1', port, path: '/readyz', timeout: 2_000, rejectUnauthorized: false },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode === 200)
      },
    )
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })

process.exitCode = (await isReady(http)) || (await isReady(https)) ? 0 : 1
