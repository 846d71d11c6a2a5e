import type { SecureContextOptions } from 'node:tls'
import type { Tls } from './open-tls.ts'

/** TLS 1.3, and of 1.2 what keeps past talks secret and is not open to tampering: no CBC, no SHA-1, no plain RSA. */
const ENCRYPTION: SecureContextOptions = {
  minVersion: 'TLSv1.2',
  honorCipherOrder: true,
  ciphers: [
    'TLS_AES_256_GCM_SHA384',
    'TLS_CHACHA20_POLY1305_SHA256',
    'TLS_AES_128_GCM_SHA256',
    'ECDHE-ECDSA-AES256-GCM-SHA384',
    'ECDHE-RSA-AES256-GCM-SHA384',
    'ECDHE-ECDSA-CHACHA20-POLY1305',
    'ECDHE-RSA-CHACHA20-POLY1305',
    'ECDHE-ECDSA-AES128-GCM-SHA256',
    'ECDHE-RSA-AES128-GCM-SHA256',
  ].join(':'),
}

/** All that a renewed certificate is set with too: a new context keeps nothing of the one before. */
export const secureContext = ({ cert, key }: Tls): SecureContextOptions => ({ ...ENCRYPTION, cert, key })
