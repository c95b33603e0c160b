const day = 86_400_000;

export const inDays = (days: number) => new Date(Date.now() + days * day);
