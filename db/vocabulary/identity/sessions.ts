export const sessionAudiences = ['user', 'legal', 'individual'] as const;
export type SessionAudience = (typeof sessionAudiences)[number];

/** Staff see all data, often on a shared computer: their sessions are short. Partners and buyers see only their own. */
export const sessionLifetimes = {
  staff: { hours: 8, idle_minutes: 30 },
  cabinet: { hours: 30 * 24, idle_minutes: 7 * 24 * 60 },
} as const;

/** How long a re-authentication lasts for critical actions. */
export const reauthenticationMinutes = 15;

/** Roles that need a second step once the settings ask for it. */
export const rolesWithSecondFactor = ['ADMIN', 'BOOKKEEPER'] as const;

/** How long an impersonation lasts. */
export const impersonationMinutes = 30;

/** Why a session is over before its time. */
export const sessionEnds = {
  SIGN_OUT: { label: 'Выход' },
  REVOKED: { label: 'Завершён вручную' },
  BLOCKED: { label: 'Учётная запись заблокирована' },
  PASSWORD: { label: 'Сменился пароль или почта' },
  ROLE: { label: 'Изменились роли' },
  IDLE: { label: 'Долго не было действий' },
} as const;
export type SessionEnd = keyof typeof sessionEnds;
