/** «2026-12-00007»: of which year, of which centre, its number there. */
export const certificateNumber = ({
  year,
  center_id,
  number,
}: {
  year: number;
  center_id: number;
  number: number;
}): string => `${year}-${center_id}-${String(number).padStart(5, '0')}`;

/** «Иванова А. С.»: enough to verify a document, but not to learn the name from it. */
export const shortNameOf = ({
  last_name,
  first_name,
  middle_name,
}: {
  last_name: string;
  first_name: string;
  middle_name: string | null;
}): string =>
  [last_name, ...[first_name, middle_name].flatMap((part) => (part ? [`${part[0]}.`] : []))].join('\u00a0');

/** The end of the address of its page. */
export const certificateCode = /^[\w-]{16}$/;

/** Why a participant gets no certificate. */
export const certificateRefusals = {
  NOT_FOUND: 'Участник не найден',
  NOT_PAID: 'Заказ не оплачен',
  CANCELED: 'Участник уже не записан на курс',
  UNNAMED: 'Не указаны фамилия и имя',
  GOES_ON: 'Курс ещё не закончился',
  ISSUED: 'Сертификат уже выдан',
} as const;
export type CertificateRefusal = keyof typeof certificateRefusals;
