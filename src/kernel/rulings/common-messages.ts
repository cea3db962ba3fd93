import type { Language, Message } from './messages.js';

/** The few sentences that belong to no game. */
export const COMMON_MESSAGES: Readonly<Record<Language, Readonly<Record<string, Message>>>> = {
  en: { 'not-allowed': 'Not allowed: {reason}' },
  ja: { 'not-allowed': '不可：{reason}' },
};
