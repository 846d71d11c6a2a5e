export {
  CODE_LENGTH,
  type CodeSent,
  CodeSentSchema,
  type LoginAnswer,
  LoginAnswerSchema,
  type LoginRequest,
  LoginRequestSchema,
  type PublicUser,
  PublicUserSchema,
  type Registered,
  RegisteredSchema,
  type RegisterRequest,
  RegisterRequestSchema,
  type SessionAnswer,
  SessionAnswerSchema,
  type SignUpForm,
  SignUpFormSchema,
} from './accounts.ts'
export {
  type AdviceItem,
  type AssessedCondition,
  type AssessedFinding,
  type EmergencyMessage,
  type FollowUpQuestion,
  SYMPTOM_TEXT_LIMIT,
  type SymptomAnswer,
  SymptomAnswerSchema,
  type SymptomRequest,
  SymptomRequestSchema,
  URGENCIES,
  type Urgency,
  UrgencySchema,
  type Usage,
  UsageSchema,
} from './assistant.ts'
export { AI_LIMITS, DELAYS_MS, DEMO, STORAGE_KEYS } from './constants.ts'
export {
  CONVERSATION_LIMIT,
  type Conversation,
  type ConversationList,
  ConversationListSchema,
  ConversationSchema,
  type ConversationSummary,
  ConversationSummarySchema,
  ConversationTitleSchema,
  MESSAGE_LIMIT,
  type Message,
  MessageSchema,
  type ModelChoice,
  ModelChoiceSchema,
  type ModelsAnswer,
  ModelsAnswerSchema,
  type NewMessage,
  NewMessageSchema,
  type Outgoing,
  OutgoingSchema,
  type ReplyDetails,
  ReplyDetailsSchema,
  type ReplyEvent,
  ReplyEventSchema,
  type SentList,
  SentListSchema,
  type Source,
  SourceSchema,
  type VisitorMessage,
  VisitorMessageSchema,
} from './conversations.ts'
export {
  DOCUMENT_KINDS,
  type DocumentList,
  DocumentListSchema,
  type DocumentSummary,
  DocumentSummarySchema,
  type NewDocument,
  NewDocumentSchema,
  type SavedDocument,
  SavedDocumentSchema,
} from './documents.ts'
export { ERRORS, type ErrorAnswer, ErrorAnswerSchema, type ErrorCode, isErrorCode } from './errors.ts'
export { MESSAGES } from './messages.ts'
export { MODES, type Mode } from './modes.ts'
export {
  NOTE_LIMIT,
  type NoteRequest,
  NoteRequestSchema,
  type NoteSummary,
  NoteSummarySchema,
  type SummaryLine,
} from './notes.ts'
export { API, MODE_PAGES, PAGES } from './paths.ts'
export { PLAN_LIMITS, type PlanId } from './plans.ts'
export {
  EMERGENCY_KINDS,
  type EmergencyKind,
  emergencyNumbers,
  type HelpLine,
  OCR_LANGUAGES,
  type OcrLanguage,
  REGIONS,
  type Region,
} from './regions.ts'
export { signUpProblems } from './sign-up-problems.ts'
export { type SiteInfo, SiteInfoSchema } from './site.ts'
