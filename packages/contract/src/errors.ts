// Long because it is the one list of failures, and nothing else.

import { z } from 'zod'
import { MESSAGES } from './messages.ts'

interface CatalogueEntry {
  status: number
  /** The person's sentence. `{name}` is filled from the error's details. */
  message: string
  /** Whether the same call may succeed later without a change. */
  retryable: boolean
}

/** The only list of failures. Status and text are read from here, never mapped a second time. */
export const ERRORS = {
  invalid_request: {
    status: 400,
    message: 'Some of what was sent is not right. Please check the marked fields.',
    retryable: false,
  },
  malformed_body: { status: 400, message: 'The request could not be read.', retryable: false },
  unsupported_media_type: {
    status: 415,
    message: 'The request is of a kind that is not accepted here.',
    retryable: false,
  },
  body_too_large: { status: 413, message: 'That is too much at once. Please send less.', retryable: false },
  credentials_required: { status: 400, message: MESSAGES.login.credentialsRequired, retryable: false },
  credentials_wrong: { status: 401, message: 'The username or password is not right.', retryable: false },
  passkey_refused: {
    status: 401,
    message: 'This passkey was not accepted. Please try again, or log in with your password.',
    retryable: false,
  },
  passkey_not_added: {
    status: 422,
    message: 'The passkey could not be added. Please try again.',
    retryable: false,
  },
  passkey_known: { status: 409, message: 'This passkey is already in use.', retryable: false },
  passkeys_full: {
    status: 409,
    message: 'You have as many passkeys as one account can hold. Remove one that you no longer need.',
    retryable: false,
  },
  last_way_in: {
    status: 409,
    message: 'This is your only way to log in. Add another one before you remove it.',
    retryable: false,
  },
  second_factor_required: {
    status: 403,
    message: 'Please enter the code from your authenticator app.',
    retryable: false,
  },
  second_factor_wrong: { status: 422, message: 'This code is not right. Please try the newest one.', retryable: false },
  second_factor_expired: {
    status: 401,
    message: 'This took too long, or too many codes were tried. Please log in again.',
    retryable: false,
  },
  second_factor_on: { status: 409, message: 'Your second step is switched on already.', retryable: false },
  second_factor_off: { status: 409, message: 'Your second step is not switched on.', retryable: false },
  google_refused: { status: 401, message: MESSAGES.login.googleFailed, retryable: false },
  google_failed: { status: 502, message: MESSAGES.login.googleFailed, retryable: true },
  google_link_first: {
    status: 409,
    message:
      'There is already an account with this e-mail address. Log in to it, then add Google under Sign-in and security.',
    retryable: false,
  },
  google_taken: { status: 409, message: 'This Google account, or yours here, is already linked.', retryable: false },
  reset_link_spent: {
    status: 422,
    message: 'This link has expired or was used before. Please ask for a new one.',
    retryable: false,
  },
  password_wrong: { status: 422, message: 'This password is not right.', retryable: false },
  confirmation_required: {
    status: 403,
    message: 'Please confirm that it is you.',
    retryable: false,
  },
  session_required: { status: 401, message: MESSAGES.session.expired, retryable: false },
  key_unknown: {
    status: 401,
    message: 'This key is not known. Please check that it is whole.',
    retryable: false,
  },
  key_revoked: { status: 401, message: 'This key was revoked. Please use another one.', retryable: false },
  key_expired: { status: 401, message: 'The time of this key is over. Please make a new one.', retryable: false },
  key_scope_missing: { status: 403, message: 'This key does not open that.', retryable: false },
  too_many_keys: {
    status: 409,
    message: 'You have {most} keys already. Revoke one that you no longer need.',
    retryable: false,
  },
  origin_refused: { status: 403, message: 'This request came from another site and was refused.', retryable: false },
  host_refused: { status: 421, message: 'This server does not answer under that name.', retryable: false },
  file_damaged: {
    status: 500,
    message:
      'The saved file is damaged, so it cannot be opened. Its text and everything else in your record are still there. Please tell the people who run this Salus.',
    retryable: false,
  },
  not_found: { status: 404, message: 'There is nothing here.', retryable: false },
  method_not_allowed: { status: 405, message: 'This address does not take that kind of request.', retryable: false },
  too_young: { status: 422, message: 'You must be at least 13 years old to have an account.', retryable: false },
  mobile_invalid: { status: 422, message: MESSAGES.signUp.mobileInvalid, retryable: false },
  photo_invalid: {
    status: 422,
    message: MESSAGES.signUp.photoInvalid,
    retryable: false,
  },
  password_refused: { status: 422, message: MESSAGES.profile.passwordLeaked, retryable: false },
  login_again: {
    status: 403,
    message: 'Please log out and in again first, so that we know it is you.',
    retryable: false,
  },
  profile_changed: {
    status: 409,
    message: 'Your profile was changed in another place while you were editing it. Look at both, then save again.',
    retryable: false,
  },
  code_wrong: { status: 422, message: MESSAGES.signUp.codeInvalid, retryable: false },
  code_wrong_demo: { status: 422, message: MESSAGES.signUp.codeInvalidDemo, retryable: false },
  code_expired: { status: 422, message: 'This code has expired. Please ask for a new one.', retryable: false },
  code_tries_used: {
    status: 422,
    message: 'The code was entered wrongly too often. Please ask for a new one.',
    retryable: false,
  },
  code_not_sent: {
    status: 503,
    message: 'The code could not be sent just now. Please try again in a minute.',
    retryable: true,
  },
  sign_up_closed: {
    status: 403,
    message: 'New accounts cannot be made here. Please ask the person who runs this Salus.',
    retryable: false,
  },
  sign_up_by_invitation: {
    status: 403,
    message: 'A new account needs an invitation. Please ask the person who runs this Salus for a link.',
    retryable: false,
  },
  sign_up_invitation_spent: {
    status: 410,
    message: 'This invitation was used or has expired. Please ask the person who runs this Salus for a new one.',
    retryable: false,
  },
  sign_up_finished: { status: 409, message: 'This sign-up is already finished. You can log in.', retryable: false },
  account_exists: {
    status: 409,
    message: 'There is already an account with this e-mail or mobile number. You can log in.',
    retryable: false,
  },
  care_team_full: {
    status: 409,
    message: 'Your care team is full. Please remove somebody first.',
    retryable: false,
  },
  document_id_taken: { status: 409, message: 'This document was saved before with another content.', retryable: false },
  record_not_open: {
    status: 403,
    message: 'You can only use your own User ID here, or that of a person who shares with you.',
    retryable: false,
  },
  record_not_shared: { status: 404, message: 'This record is not shared with you.', retryable: false },
  part_not_shared: {
    status: 404,
    message: 'This is not shared with you, or only to look at.',
    retryable: false,
  },
  invitation_spent: {
    status: 422,
    message: 'This invitation was used, taken back, or has expired. Please ask for a new one.',
    retryable: false,
  },
  invitation_own: {
    status: 409,
    message: 'This is your own record. Give the invitation to the person who should help.',
    retryable: false,
  },
  circle_full: {
    status: 409,
    message: 'There are {most} people or invitations already. Remove one that is no longer needed.',
    retryable: false,
  },
  children_full: { status: 409, message: 'You keep {most} records of children already.', retryable: false },
  kept_by_others: {
    status: 409,
    message: 'Another parent keeps this record too, so it cannot be deleted. You can give it up.',
    retryable: false,
  },
  last_guardian: {
    status: 409,
    message: 'Nobody else keeps this record. Invite another parent first, hand it over, or delete it.',
    retryable: false,
  },
  not_grown: { status: 409, message: 'A record is handed over when its person is 18.', retryable: false },
  reading_refused: {
    status: 422,
    message: 'This cannot be saved as it is. Please check the marked fields.',
    retryable: false,
  },
  reading_unusual: {
    status: 422,
    message: 'This is unusual. Please check it, and confirm it if it is right.',
    retryable: false,
  },
  reading_kept_before: {
    status: 409,
    message: 'Nothing was taken: under this id something else is in the record, or was deleted from it.',
    retryable: false,
  },
  reading_changed: {
    status: 409,
    message: 'This reading was changed in another place while you were editing it.',
    retryable: false,
  },
  history_invalid: { status: 400, message: MESSAGES.history.invalid, retryable: false },
  history_incomplete: { status: 400, message: MESSAGES.history.nameAndDobRequired, retryable: false },
  history_changed: {
    status: 409,
    message: 'The medical history was changed in another place while you were editing it. Nothing is lost.',
    retryable: false,
  },
  medicine_changed: {
    status: 409,
    message: 'This medicine was changed in another place while you were editing it. Nothing is lost.',
    retryable: false,
  },
  medicine_id_taken: {
    status: 409,
    message: 'There is another medicine under this number already.',
    retryable: false,
  },
  medicines_full: {
    status: 409,
    message: 'Your list holds {limit} medicines, which is the most. Remove one that you no longer need.',
    retryable: false,
  },
  medicines_busy: {
    status: 409,
    message: 'Your medicines were changed in another place at the same moment. Please try again.',
    retryable: true,
  },
  immunization_changed: {
    status: 409,
    message: 'This vaccination was changed in another place while you were editing it. Nothing is lost.',
    retryable: false,
  },
  immunization_id_taken: {
    status: 409,
    message: 'There is another vaccination under this number already.',
    retryable: false,
  },
  immunizations_full: {
    status: 409,
    message: 'Your list holds {limit} vaccinations, which is the most. Remove one that stands there twice.',
    retryable: false,
  },
  visit_changed: {
    status: 409,
    message: 'This visit was changed in another place while you were editing it. Nothing is lost.',
    retryable: false,
  },
  visit_id_taken: {
    status: 409,
    message: 'There is another visit under this number already.',
    retryable: false,
  },
  visits_full: {
    status: 409,
    message: 'Your list holds {limit} visits, which is the most. Remove one that you do not need any more.',
    retryable: false,
  },
  proposal_overtaken: {
    status: 409,
    message: 'Your record was changed since then, so I left it as it is. You can change it on its own page.',
    retryable: false,
  },
  due_choices_full: {
    status: 409,
    message: 'There are {limit} notes about what is due, which is the most. Undo one that you no longer need.',
    retryable: false,
  },
  lab_report_id_taken: {
    status: 409,
    message: 'This report was saved before with other values.',
    retryable: false,
  },
  sample_in_future: { status: 422, message: 'The sample cannot have been taken in the future.', retryable: false },
  import_under_way: {
    status: 409,
    message: 'Another import is under way. Finish or discard it first.',
    retryable: false,
  },
  import_not_now: {
    status: 409,
    message: 'This is not possible at this point of the import. Please look at where it stands.',
    retryable: false,
  },
  import_of_another: {
    status: 409,
    message: 'This file seems to be about somebody else. Please say that it is about you before it is taken in.',
    retryable: false,
  },
  import_too_large: {
    status: 413,
    message: 'Files up to {limit} can be imported. Ask for it in smaller parts, or as a ZIP file.',
    retryable: false,
  },
  table_unclear: {
    status: 422,
    message: 'The table cannot be read yet. Please say what its columns hold.',
    retryable: false,
  },
  key_not_accepted: {
    status: 422,
    message: '{name} did not accept this key. Please check that it is whole.',
    retryable: false,
  },
  key_not_checked: {
    status: 502,
    message: '{name} cannot be reached just now, so the key was not checked. Please try again in a moment.',
    retryable: true,
  },
  not_transcribed: { status: 502, message: 'Voice input failed. Please try again.', retryable: true },
  consent_required: {
    status: 403,
    message: 'Outside models are asked only after you have agreed to it.',
    retryable: false,
  },
  storage_full: {
    status: 409,
    message: 'This does not fit: {used} of {limit} are used. Delete documents that are no longer needed to make room.',
    retryable: false,
  },
  trial_over: {
    status: 403,
    message:
      'The free trial has ended. Choose a plan to go on. Emergencies, reading and taking along the record stay open.',
    retryable: false,
  },
  trial_over_of_owner: {
    status: 403,
    message:
      'The free trial of the person whose record this is has ended. They can choose a plan to go on. Reading the record stays open.',
    retryable: false,
  },
  payments_off: { status: 404, message: MESSAGES.billing.notAvailable, retryable: false },
  payments_unreachable: {
    status: 503,
    message: 'The payment service cannot be reached just now. Nothing was charged. Please try again in a minute.',
    retryable: true,
  },
  payments_refused: {
    status: 502,
    message: 'The payment service did not accept this. Nothing was charged. Please tell who runs this server.',
    retryable: false,
  },
  payment_declined: {
    status: 402,
    message: 'The payment was declined, so nothing was changed. Please check your card under Manage payment.',
    retryable: false,
  },
  account_closing: {
    status: 409,
    message:
      'Your account is to be deleted, so no plan is sold or renewed. Keep your account first, under Delete my account.',
    retryable: false,
  },
  plan_invalid: { status: 422, message: MESSAGES.billing.invalidPlan, retryable: false },
  checkout_not_yours: { status: 403, message: 'You can only choose a plan for yourself.', retryable: false },
  subscribed_already: {
    status: 409,
    message: 'You have a plan already. It was changed in another place: please look again.',
    retryable: false,
  },
  not_subscribed: { status: 409, message: 'You have no paid plan that could be changed.', retryable: false },
  plan_preview_old: {
    status: 409,
    message: 'These amounts are no longer right. Please look at the new ones.',
    retryable: false,
  },
  event_refused: { status: 400, message: 'This event was not signed for this server.', retryable: false },
  conversation_full: {
    status: 409,
    message: 'This conversation has become very long. Please start a new one.',
    retryable: false,
  },
  quota_used: {
    status: 429,
    message: 'You have asked all {limit} questions that you have for today. You can ask again {when}.',
    retryable: true,
  },
  too_many_requests: {
    status: 429,
    message: 'Too many tries. Please wait {seconds} seconds and try again.',
    retryable: true,
  },
  text_too_heavy: {
    status: 422,
    message:
      'This is too much to read at once. Please send less of it, or in parts. If somebody is in danger, do not wait: call the emergency number.',
    retryable: false,
  },
  busy: {
    status: 503,
    message:
      'Very many people use Salus just now. Please try again in {seconds} seconds. If somebody is in danger, do not wait: call the emergency number.',
    retryable: true,
  },
  unavailable: { status: 503, message: 'Salus cannot answer just now. Please try again in a moment.', retryable: true },
  internal_error: { status: 500, message: 'Something went wrong on our side. Please try again.', retryable: true },
} as const satisfies Record<string, CatalogueEntry>

export type ErrorCode = keyof typeof ERRORS

export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(ERRORS, value)
}

/** Every failed call answers this. `error` repeats `message` for clients that read that key. */
export const ErrorAnswerSchema = z
  .object({
    code: z.string(),
    message: z.string(),
    error: z.string(),
    requestId: z.string(),
    /** Field path to its sentence, for forms. */
    fields: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'ErrorAnswer' })
export type ErrorAnswer = z.infer<typeof ErrorAnswerSchema>
