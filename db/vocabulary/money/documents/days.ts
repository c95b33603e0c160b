import { formatDay } from '../../time.ts';

/** «20.11.2026» of a day as PostgreSQL writes it. */
export const shortDay = (day: string): string => day.split('-').reverse().join('.');

/** «20 ноября 2026 г.» */
export const longDay = (day: string): string => `${formatDay(Date.parse(day) / 1000, 'UTC')}\u00a0г.`;
