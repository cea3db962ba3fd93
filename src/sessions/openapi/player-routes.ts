import { header, text } from '../../edge/openapi/parts.js';
import type { Route } from '../../edge/openapi/routes.js';
import { MyEventsQuery } from '../shapes/my-events.js';
import {
  MySessions,
  MySessionsQuery,
  NewPlayer,
  NewWebhook,
  Player,
  PlayerRequest,
  WebhookRequest,
  Webhooks,
  WebhookTest,
} from '../shapes/players.js';
import { badField, language, limited } from './route-parts.js';

const security = [{ playerKey: [] }];
const notMe = { 401: 'The key is missing or nobody has it.', ...limited };
const hook = {
  name: 'hook',
  in: 'path',
  required: true,
  schema: text,
  description: 'Its id.',
  example: 'AAAAAAAAAAAA',
};

export const PLAYER_ROUTES: readonly Route[] = [
  {
    method: 'post',
    path: '/v1/players',
    id: 'createPlayer',
    summary: 'Get a key that keeps your games together',
    description:
      'Send it as `Authorization: Bearer` when you open a session or sit down. Games without players go on by tokens alone.',
    request: { shape: PlayerRequest, example: { name: 'Anna' } },
    answers: { 201: { description: 'The key, shown this once.', shape: NewPlayer } },
    problems: { ...badField, ...limited },
  },
  {
    method: 'get',
    path: '/v1/me',
    id: 'me',
    summary: 'Whose key this is',
    security,
    answers: { 200: { description: 'The player.', shape: Player } },
    problems: notMe,
  },
  {
    method: 'get',
    path: '/v1/me/sessions',
    id: 'mySessions',
    summary: 'The sessions you sit in, or those that wait for you',
    security,
    parameters: [language],
    query: MySessionsQuery,
    answers: { 200: { description: 'The sessions.', shape: MySessions } },
    problems: { ...badField, ...notMe },
  },
  {
    method: 'get',
    path: '/v1/me/events',
    id: 'myEvents',
    summary: 'One stream over all your games',
    description:
      'From now on; with Last-Event-ID from where it was, without a gap or a repeat: the id of each event says how far every game was told. A game that you sit down to is told from there. Over GraphQL the same is the subscription `myEvents`.',
    security,
    parameters: [language, header('Last-Event-ID', 'The id of the last event that was heard.')],
    query: MyEventsQuery,
    answers: {
      200: {
        description: 'Server-sent events named `entry`, and `remark` where they are wanted.',
        others: {
          'text/event-stream':
            'The data of each has `session` and `entry`, a SessionEntry, or `remark`, a TableRemark.',
        },
      },
    },
    problems: { ...badField, ...notMe },
  },
  {
    method: 'get',
    path: '/v1/me/webhooks',
    id: 'myWebhooks',
    summary: 'Where you are told',
    security,
    answers: { 200: { description: 'The places.', shape: Webhooks } },
    problems: notMe,
  },
  {
    method: 'post',
    path: '/v1/me/webhooks',
    id: 'addWebhook',
    summary: 'Be told: your turn, an undo proposed, a seat claimed, the end',
    description:
      'Each message is sent until it is taken with 2xx, in order per session, and has an id that is the same however often it comes (`Umpire-Event-Id`). `Umpire-Signature: t=<seconds>,v1=<hex>` is an HMAC-SHA256 of `<t>.<body>` with the secret.',
    security,
    request: {
      shape: WebhookRequest,
      example: { url: 'https://example.org/umpire', form: 'json', language: 'en' },
    },
    answers: { 201: { description: 'With its secret, shown this once.', shape: NewWebhook } },
    problems: { ...badField, ...notMe, 409: 'You have as many as anybody may have.' },
  },
  {
    method: 'delete',
    path: '/v1/me/webhooks/{hook}',
    id: 'removeWebhook',
    summary: 'Be told no more',
    security,
    parameters: [hook],
    answers: { 204: { description: 'Removed.' } },
    problems: { ...notMe, 404: 'You have no such webhook.' },
  },
  {
    method: 'post',
    path: '/v1/me/webhooks/{hook}/test',
    id: 'testWebhook',
    summary: 'Send a test message now',
    description: 'Where it is taken, a webhook that had failed too often is active again.',
    security,
    parameters: [hook],
    answers: { 200: { description: 'What came of it.', shape: WebhookTest } },
    problems: { ...notMe, 404: 'You have no such webhook.' },
  },
];
