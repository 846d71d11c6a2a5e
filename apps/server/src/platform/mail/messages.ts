export interface Message {
  subject: string
  /** For mail. */
  text: string
  /** For a text message: one sentence or two. */
  short: string
}

interface About {
  brand: string
  origin: string | undefined
}

const MINUTES = 10

export function codeMessage({ brand, code }: About & { code: string }): Message {
  return {
    subject: `${code} is your ${brand} code`,
    text: lines(
      'Hello,',
      `your code for ${brand} is ${code}.`,
      `Type it on the sign-up page within ${MINUTES} minutes. We will never ask you for it by phone or e-mail.`,
      'If you did not ask for a code, you need do nothing: no account is made without it.',
      brand,
    ),
    short: `${code} is your ${brand} code. It works for ${MINUTES} minutes. Never tell it to anyone.`,
  }
}

export function accountExistsMessage({ brand, origin }: About): Message {
  const where = origin ? `${origin}/login` : 'the login page'
  return {
    subject: `You already have a ${brand} account`,
    text: lines(
      'Hello,',
      `someone, probably you, began to sign up for ${brand} with this address. It already has an account.`,
      `You can log in at ${where}.`,
      'If it was not you, you need do nothing: your account has not changed, and the other person was not told about it.',
      brand,
    ),
    short: `Someone began to sign up for ${brand} with this number, which already has an account. You can log in at ${where}. If it was not you, you need do nothing.`,
  }
}

const lines = (...paragraphs: string[]) => `${paragraphs.join('\n\n')}\n`
