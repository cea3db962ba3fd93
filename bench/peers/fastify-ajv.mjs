/** Fastify with its compiled ajv validation, as its guide recommends. */
import Fastify from 'fastify';
import { inlineSchema } from '../../dist/edge/schema/json-schema.js';
import { adjudicate } from '../../dist/kernel/rulings/index.js';
import { DICE_SCHEMA } from '../../dist/rulings/request-validator.js';
import { game, procedure, restPath } from '../subject.mjs';

const body = {
  type: 'object',
  properties: {
    input: inlineSchema(procedure.input),
    options: { ...inlineSchema(game.declaration.options), default: {} },
    dice: DICE_SCHEMA,
  },
  required: ['input'],
  additionalProperties: false,
};

const fastify = Fastify({ ajv: { customOptions: { allErrors: true, removeAdditional: false, coerceTypes: false } } });
fastify.post(restPath, { schema: { body } }, (request, reply) => {
  const ruling = adjudicate(game, procedure, request.body, 'en');
  reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(ruling));
});
await fastify.listen({ port: Number(process.env.PORT), host: process.env.HOST });
