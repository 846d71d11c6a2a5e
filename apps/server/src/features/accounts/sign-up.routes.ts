import {
  API,
  CodeSentSchema,
  MESSAGES,
  type NewPasskey,
  type PublicUser,
  RegisteredSchema,
  RegisterRequestSchema,
  SignUpFormSchema,
} from '@salus/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#server/platform/http/app-type.ts'
import { networkOf } from '#server/platform/limits/network.ts'
import { deviceName } from './device-name.ts'
import type { PasskeyAtSignUp, signUpService } from './sign-up.service.ts'
import { FORM_TYPES, takeSignUpForms } from './sign-up-forms.ts'

interface Deps {
  signUp: ReturnType<typeof signUpService>
  readPasskey(request: FastifyRequest, created: NewPasskey, device: string): Promise<PasskeyAtSignUp>
  rememberDevice(reply: FastifyReply, userId: string): void
  show(userId: string): Promise<PublicUser>
  /** A limit of calls of one network. */
  perNetwork(max: number): { rateLimit: object }
}

// The photo of 1 MB in base64, and the form.
const REGISTER_BODY_LIMIT = 1.5 * 1024 * 1024
const FORMS = ['application/json', ...FORM_TYPES]

export function registerSignUp(app: App, { signUp, readPasskey, rememberDevice, show, perNetwork }: Deps): void {
  const tags = ['accounts']
  // In a scope of its own: nowhere else does a form come in any way but as JSON.
  app.register((scope: App, _options, done) => {
    takeSignUpForms(scope)

    scope.post(
      API.signUpCode,
      {
        config: perNetwork(30),
        schema: { tags, consumes: FORMS, body: SignUpFormSchema, response: { 200: CodeSentSchema } },
      },
      (request) => signUp.sendCode(request.body, networkOf(request.ip)),
    )

    scope.post(
      API.signUp,
      {
        config: perNetwork(60),
        bodyLimit: REGISTER_BODY_LIMIT,
        schema: { tags, consumes: FORMS, body: RegisterRequestSchema, response: { 201: RegisteredSchema } },
      },
      async (request, reply) => {
        const device = deviceName(request.headers['user-agent'])
        const userId = await signUp.register(request.body, (created) => readPasskey(request, created, device))
        request.accountAtDoor = userId
        // The first login from here is no news to anybody.
        rememberDevice(reply, userId)
        return reply.code(201).send({ user: await show(userId), message: MESSAGES.signUp.success })
      },
    )
    done()
  })
}
