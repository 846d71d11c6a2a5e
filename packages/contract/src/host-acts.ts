import { z } from 'zod'

/** A host can do these to an account, and its owner has to hear of them. */
export const HOST_ACTS = ['second_step_removed', 'password_set', 'sessions_ended'] as const
export type HostAct = (typeof HOST_ACTS)[number]

/** Those that the person has not yet said to have seen, the oldest first. */
export const HostActsSchema = z
  .object({ items: z.array(z.object({ id: z.string(), act: z.enum(HOST_ACTS), at: z.iso.datetime() })) })
  .meta({ id: 'HostActs' })
export type HostActs = z.infer<typeof HostActsSchema>
