import { text } from '../openapi/parts.js';
import type { Route } from '../openapi/routes.js';
import { ClientKeyList, ClientKeyRequest, NewClientKey } from './client-key-shapes.js';

const security = [{ adminKey: [] }];
const problems = { 401: 'The admin key is missing or wrong.', 403: 'There is none.', 429: 'Too many requests.' };

export const CLIENT_KEY_ROUTES: readonly Route[] = [
  {
    method: 'post',
    path: '/v1/client-keys',
    id: 'issueClientKey',
    summary: 'Give an app a key of its own',
    description:
      'The app sends it as `Umpire-Client-Key` and is then counted by it, not by its address, within the limits of the key. It may do what the scopes say.',
    security,
    request: {
      shape: ClientKeyRequest,
      example: { name: 'Club bot', scopes: ['rulings', 'sessions'], rateLimit: 600 },
    },
    answers: { 201: { description: 'The key, shown this once.', shape: NewClientKey } },
    problems: { 400: 'A field is wrong; each is pointed at.', ...problems },
  },
  {
    method: 'get',
    path: '/v1/client-keys',
    id: 'clientKeys',
    summary: 'Keys of apps',
    security,
    answers: { 200: { description: 'The keys.', shape: ClientKeyList } },
    problems,
  },
  {
    method: 'delete',
    path: '/v1/client-keys/{key}',
    id: 'revokeClientKey',
    summary: 'Revoke the key of an app',
    description: 'It is refused at once here, and within ten seconds by every other instance.',
    security,
    parameters: [
      { name: 'key', in: 'path', required: true, schema: text, description: 'Its id.', example: 'AAAAAAAAAAAA' },
    ],
    answers: { 204: { description: 'Revoked.' } },
    problems: { ...problems, 404: 'No such key.' },
  },
];
