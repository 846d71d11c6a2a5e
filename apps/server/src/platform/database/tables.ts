import type { AccountTables } from './tables/accounts.ts'
import type { AdminTables } from './tables/admin.ts'
import type { BillingTables } from './tables/billing.ts'
import type { CareCircleTables } from './tables/care-circle.ts'
import type { ConversationTables } from './tables/conversations.ts'
import type { DoctorTables } from './tables/doctors.ts'
import type { DocumentTables } from './tables/documents.ts'
import type { ImmunizationTables } from './tables/immunizations.ts'
import type { ImportTables } from './tables/imports.ts'
import type { JobTables } from './tables/jobs.ts'
import type { LabTables } from './tables/labs.ts'
import type { MedicalHistoryTables } from './tables/medical-history.ts'
import type { MedicineTables } from './tables/medicines.ts'
import type { ModelTables } from './tables/models.ts'
import type { PackTables } from './tables/packs.ts'
import type { PreventionTables } from './tables/prevention.ts'
import type { ProfileTables } from './tables/profile.ts'
import type { QueryTables } from './tables/queries.ts'
import type { ReminderTables } from './tables/reminders.ts'
import type { SignInTables } from './tables/sign-in.ts'
import type { VisitTables } from './tables/visits.ts'
import type { VitalTables } from './tables/vitals.ts'

/** Every table. Ours hold text, integers (0/1 for yes and no) and ISO dates as text: what both databases share. */
export type Tables = AccountTables &
  AdminTables &
  BillingTables &
  CareCircleTables &
  ConversationTables &
  DoctorTables &
  DocumentTables &
  ImmunizationTables &
  ImportTables &
  JobTables &
  MedicalHistoryTables &
  LabTables &
  MedicineTables &
  ModelTables &
  PackTables &
  PreventionTables &
  ProfileTables &
  QueryTables &
  ReminderTables &
  SignInTables &
  VisitTables &
  VitalTables
