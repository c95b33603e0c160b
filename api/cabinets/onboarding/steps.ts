import type { OwnCenterStep } from '@odonta/api/contract';
import { type Center, Prod } from '@odonta/db/models';
import {
  centerProfileForm,
  type OwnStep,
  type RequiredRequisite,
  requiredRequisites,
} from '@odonta/db/vocabulary/catalog/onboarding.ts';
import type { RequestStatus } from '@odonta/db/vocabulary/statuses.ts';

/** The steps of a centre, each with what is missing. */
export async function stepsOf(center: Center, hasAsked: boolean): Promise<OwnCenterStep[]> {
  return [
    step(center, 'profile', profileLacks(center)),
    step(center, 'license', licenseLacks(center)),
    step(center, 'contract', contractLacks(center)),
    requisites(center, hasAsked),
    step(center, 'first_course', await courseLacks(center)),
    approval(center),
  ];
}

function step({ step_comments }: Center, name: OwnStep, lacks: readonly string[]): OwnCenterStep {
  const why = lacks.length === 0 ? '' : `Добавьте: ${lacks.join(', ')}`;
  return { name, is_done: lacks.length === 0, why, remark: step_comments[name] ?? null };
}

const profileLacks = ({ description, city }: Center) => [
  ...((description ?? '').length >= centerProfileForm.description.min.value ? [] : ['рассказ о центре']),
  ...(city ? [] : ['город']),
];

const licenseLacks = ({ license_number, license_file }: Center) => [
  ...(license_number ? [] : ['номер']),
  ...(license_file ? [] : ['файл']),
];

const contractLacks = ({ contract_number, contract_date, contract_file }: Center) => [
  ...(contract_number ? [] : ['номер']),
  ...(contract_date ? [] : ['дата']),
  ...(contract_file ? [] : ['подписанный файл']),
];

const courseLacks = async ({ id }: Center) =>
  (await Prod.count({ where: { center_id: id } })) > 0 ? [] : ['хотя бы черновик курса'];

/** A request that waits for an accountant is enough to be sent. */
function requisites(center: Center, hasAsked: boolean): OwnCenterStep {
  const names = Object.keys(requiredRequisites) as RequiredRequisite[];
  const lacks = names.filter((name) => !center[name]).map((name) => requiredRequisites[name]);
  const known = step(center, 'requisites', lacks);
  return hasAsked && !known.is_done
    ? { ...known, why: 'Отправлены: бухгалтер «Одонты» проверит их и подтвердит' }
    : known;
}

function approval({
  status,
  submitted_at,
}: {
  status: RequestStatus;
  submitted_at: Date | null;
}): OwnCenterStep {
  const waits = status === 'CREATED' && submitted_at !== null;
  const why = waits ? 'Менеджер проверит документы и свяжется с вами в рабочее время' : whyNot[status];
  return { name: 'approval', is_done: status === 'CONFIRMED', why, remark: null };
}

const whyNot: Readonly<Record<RequestStatus, string>> = {
  CONFIRMED: '',
  CREATED: 'Заполните шаги выше и отправьте их на проверку',
  REJECTED: 'Менеджер оставил замечания: исправьте их и отправьте снова',
  CANCELED: 'Регистрация отменена: чтобы начать заново, напишите менеджеру',
};
