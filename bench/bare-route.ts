// What Fastify alone does with the same body: the ceiling that the API's rate is compared with.
import fastify from 'fastify'

const app = fastify()
app.post('/api/documents', (request, reply) => reply.code(201).send(request.body))
app.get('/', () => 'bare')
const url = await app.listen({ port: 0, host: 'localhost' })
console.log(`Salus is ready at http://localhost:${new URL(url).port}`)
process.once('SIGTERM', () => void app.close())
