/** Whether the visitor wants things to stand still. */
export const stillness = matchMedia('(prefers-reduced-motion: reduce)');
