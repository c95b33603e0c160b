import type { ThirdPartyServices } from '@odonta/db/vocabulary/edge/thirdPartyServices.ts';
import Joi from 'joi';

export interface ThirdPartySettings {
  METRIKA_ID?: string;
  METRIKA_URL?: string;
  METRIKA_ORIGINS?: string;
  CHAT_URL?: string;
  CHAT_ORIGINS?: string;
}

const text = Joi.string().trim().empty('');
const script = {
  schema: text.uri({ scheme: ['http', 'https'] }),
  demand: 'must be the address of a script such as https://example.ru/widget.js',
};
const origins = {
  schema: text.pattern(/^(?:(?:https?|wss?):\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?(?:,(?!$)|$))+$/i),
  demand: 'must be origins separated by commas (https://a.example,wss://*.a.example)',
};

export const thirdPartyRules = {
  METRIKA_ID: {
    schema: text.pattern(/^\d{1,12}$/),
    demand: 'must be the number of a Yandex Metrika counter',
  },
  METRIKA_URL: script,
  METRIKA_ORIGINS: origins,
  CHAT_URL: script,
  CHAT_ORIGINS: origins,
} as const;

/** The address of Yandex's counter, and the origins it calls. */
const yandex = {
  script: 'https://mc.yandex.ru/metrika/tag.js',
  origins: 'https://mc.yandex.com,https://yastatic.net',
};

export function thirdPartyServices(given: ThirdPartySettings): ThirdPartyServices {
  const { METRIKA_ID, METRIKA_URL, METRIKA_ORIGINS, CHAT_URL, CHAT_ORIGINS } = given;
  const metrika = METRIKA_URL
    ? scriptAt(METRIKA_URL, METRIKA_ORIGINS)
    : scriptAt(yandex.script, METRIKA_ORIGINS ?? yandex.origins);
  return {
    metrika: METRIKA_ID ? { id: Number(METRIKA_ID), ...metrika } : null,
    chat: CHAT_URL ? scriptAt(CHAT_URL, CHAT_ORIGINS) : null,
  };
}

function scriptAt(address: string, others = '') {
  const origins = [new URL(address).origin, ...others.split(',').filter((origin) => origin !== '')];
  return { script: new URL(address).href, origins: [...new Set(origins)] };
}
