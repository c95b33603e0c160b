import type { ThirdPartyServices } from '@odonta/db/vocabulary/edge/thirdPartyServices.ts';

export interface ThirdPartySettings {
  METRIKA_ID?: string;
  METRIKA_URL?: string;
  METRIKA_ORIGINS?: string;
  CHAT_URL?: string;
  CHAT_ORIGINS?: string;
}

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
