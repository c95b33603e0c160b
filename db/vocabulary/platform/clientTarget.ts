/** The marks of an advertisement in an address, and how staff read them. */
const trackingLabels = {
  ref: 'Кто порекомендовал',
  source: 'Источник',
  medium: 'Канал',
  campaign: 'Кампания',
  content: 'Объявление',
  term: 'Запрос',
} as const;
export type TrackingParameter = keyof typeof trackingLabels;
export const trackingParameters = Object.keys(trackingLabels) as readonly TrackingParameter[];

export type ClientTarget = Partial<Record<TrackingParameter, string>>;

/** The advertising marks of a request, a question or an order. */
export interface ClientTargets {
  /** The last visit through an advertisement. */
  client_target?: ClientTarget;
  /** The first one. */
  client_target_first?: ClientTarget;
}

/** How long a visit by an advertisement is remembered. */
export const clientTargetDays = 90;
export const clientTargetLength = 200;

/** A line for each mark. */
export const clientTargetText = (target: ClientTarget) =>
  trackingParameters
    .filter((name) => target[name])
    .map((name) => `${trackingLabels[name]}: ${target[name]}`)
    .join('\n');

/** The marks of the first visit where they are not those of the last. */
export function firstIfOther({ client_target, client_target_first }: Required<ClientTargets>): string {
  const first = clientTargetText(client_target_first);
  return first === clientTargetText(client_target) ? '' : first;
}
