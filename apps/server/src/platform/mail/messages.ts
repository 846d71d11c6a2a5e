export interface Message {
  subject: string
  /** For mail. */
  text: string
  /** For a text message: one sentence or two. */
  short: string
  /** An address that was checked; where an answer to this mail goes. */
  replyTo?: string
}

export interface About {
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

/** To the host: there is no good backup of today. */
export function backupMissedMessage({ brand, origin }: About): Message {
  return {
    subject: `${brand}: today's backup is missing`,
    text: lines(
      'Hello,',
      `the daily backup of your ${brand} could not be made, or was damaged. Salus tries again each hour.`,
      'Please check that the backup folder (SALUS_BACKUP_DIR) can be reached and has room.',
      `How your installation is doing: ${origin ?? ''}/admin`,
      brand,
    ),
    short: `The daily backup of your ${brand} is missing. Please check its folder.`,
  }
}

/** To somebody whose account was logged in to from a device that it does not know. */
export function newDeviceMessage({ brand, origin, device, from, at }: About & Sighting): Message {
  const where = securityPage(origin)
  return {
    subject: `New sign-in to your ${brand} account`,
    text: lines(
      'Hello,',
      `your ${brand} account was logged in to from a device that it had not seen before:`,
      `Device: ${device}\nTime: ${at}\nFrom: ${from}`,
      'If this was you, you need do nothing.',
      `If it was not, log that device out under ${where}, and choose a new password.`,
      brand,
    ),
    short: `New sign-in to your ${brand} account: ${device}. If it was not you, log it out under ${where} and change your password.`,
  }
}

interface Sighting {
  device: string
  from: string
  at: string
}

/** After something changed about who can get in. `what` is a whole sentence. */
export function accountChangedMessage({ brand, origin, what }: About & { what: string }): Message {
  const where = securityPage(origin)
  return {
    subject: `A change to your ${brand} account`,
    text: lines(
      'Hello,',
      what,
      'If this was you, you need do nothing.',
      `If it was not, choose a new password at once and look under ${where} for what you do not know.`,
      brand,
    ),
    short: `${brand}: ${what} If it was not you, choose a new password at once.`,
  }
}

/** After the host of the installation changed who can get in. `what` is a whole sentence. */
export function hostActedMessage({ brand, origin, what }: About & { what: string }): Message {
  return {
    subject: `A change to your ${brand} account`,
    text: lines(
      'Hello,',
      what,
      'If you asked for this, you need do nothing.',
      `If you did not, ask the person who runs this ${brand}, and choose a new password under ${securityPage(origin)}.`,
      brand,
    ),
    short: `${brand}: ${what} If you did not ask for it, ask the person who runs this ${brand}.`,
  }
}

/** The account ends on that day, unless its owner changes their mind. */
export function accountClosingMessage({ brand, origin, on }: About & { on: Date }): Message {
  const day = on.toUTCString().slice(0, 16)
  const where = origin ? `${origin}/delete-account` : 'the page “Delete account”'
  return {
    subject: `Your ${brand} account will be deleted`,
    text: lines(
      'Hello,',
      `you asked us to delete your ${brand} account. On ${day} it ends, with everything that is in it.`,
      `Until then nothing is lost. If you change your mind, log in and keep it, under ${where}.`,
      'If it was not you who asked, log in and keep it, and choose a new password.',
      brand,
    ),
    short: `Your ${brand} account will be deleted on ${day}. If you change your mind, or it was not you, log in and keep it.`,
  }
}

/** The last message: there is no account any more. */
export function accountClosedMessage({ brand }: About): Message {
  return {
    subject: `Your ${brand} account is deleted`,
    text: lines(
      'Hello,',
      `your ${brand} account is deleted, and so is everything that was in it. It cannot be brought back.`,
      'You need do nothing more. This is the last message that you get from us. We wish you well.',
      brand,
    ),
    short: `Your ${brand} account and everything in it is deleted. We wish you well.`,
  }
}

/** From a visitor to the host. What they typed stands in the text alone, but for the address that was checked. */
export function contactMessage({
  brand,
  name,
  email,
  message,
}: About & { name: string; email: string; message: string }): Message {
  return {
    subject: `A message from the contact page of ${brand}`,
    text: `${name || 'Somebody'} (${email}) wrote:\n\n${message}\n`,
    short: `${brand}: a message from the contact page.`,
    replyTo: email,
  }
}

/** To somebody who is asked to help. Whether they have an account is not known here. */
export function invitationMessage({ brand, link, from }: About & { link: string; from: string }): Message {
  return {
    subject: `${from} invites you to their care circle on ${brand}`,
    text: lines(
      'Hello,',
      `${from} would like to share parts of their health record with you on ${brand}. What you would see, and whether you accept, you say here, within 7 days:`,
      link,
      'The link works once. If you do not know who this is, you need do nothing.',
      brand,
    ),
    short: `${from} invites you to their care circle on ${brand}: ${link}`,
  }
}

/** To whoever keeps a record that somebody else sees from now on. `whose`: of a child's record, its name. */
export function invitationAcceptedMessage({
  brand,
  origin,
  who,
  whose,
}: About & { who: string; whose: string | null }): Message {
  const record = whose ? `the health record of ${whose}` : 'your health record'
  const where = origin ? `${origin}/care-circle` : 'Care Circle'
  return {
    subject: `${who} accepted an invitation to ${record}`,
    text: lines(
      'Hello,',
      `${who} accepted an invitation on ${brand}, and sees from now on what was shared of ${record}.`,
      `What that is, and when it ends, you can change at any time under ${where}.`,
      'If you do not know who this is, stop sharing there at once.',
      brand,
    ),
    short: `${brand}: ${who} accepted an invitation to ${record}. If you do not know who this is, stop sharing under ${where}.`,
  }
}

/** To somebody whose parents kept their record until they were of age. */
export function handOverMessage({ brand, link }: About & { link: string }): Message {
  return {
    subject: `Your health record on ${brand} becomes yours`,
    text: lines(
      'Hello,',
      `your health record on ${brand} was kept for you. You are of age now: take it over here, within 7 days:`,
      link,
      'From then on you alone log in to it, and nobody else sees it unless you share it. The link works once.',
      brand,
    ),
    short: `Your health record on ${brand} becomes yours. Take it over within 7 days: ${link}`,
  }
}

export function passwordResetMessage({ brand, link }: About & { link: string }): Message {
  return {
    subject: `Choose a new ${brand} password`,
    text: lines(
      'Hello,',
      `someone, probably you, asked for a new password for your ${brand} account. Choose it here, within 30 minutes:`,
      link,
      'The link works once. If you did not ask for it, you need do nothing: your password has not changed.',
      brand,
    ),
    short: `Choose a new ${brand} password within 30 minutes: ${link} If you did not ask for it, you need do nothing.`,
  }
}

const securityPage = (origin: string | undefined) => (origin ? `${origin}/security` : 'Sign-in and security')

const lines = (...paragraphs: string[]) => `${paragraphs.join('\n\n')}\n`
