import type { CompanyRequestBody, CompanyRequestView, ProdForPayment } from '@odonta/api/contract';
import { companyRequestPath } from '@odonta/db/vocabulary/addresses.ts';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { oneAction } from '../../../../lib/actions.ts';
import { ApiError } from '../../../../lib/api.ts';
import { dropDraft } from '../../../platform/forms/drafts.ts';
import { setServerErrors } from '../../../platform/forms/setServerErrors.ts';
import { useSingleSubmit } from '../../../platform/forms/useSingleSubmit.ts';
import type { Buyer } from '../../booking/buyer.ts';
import { groupBody } from './groupBody.ts';
import { groupResolver } from './groupIssues.ts';
import { askedOf, groupForm, groupShape } from './groupShape.ts';
import { begunGroup, type GroupValues, keepGroup } from './groupValues.ts';

interface Options {
  prod: ProdForPayment;
  buyer: Buyer;
  /** The offer, or the session, may have changed meanwhile. */
  reload(): Promise<void>;
}

/** Sends the request once, and redirects to its page; errors are shown at their fields, and all input stays. */
export function useGroupRequest({ prod, buyer, reload }: Options) {
  const company = askedOf(buyer);
  const methods = useForm<GroupValues>({
    defaultValues: offeredBy(prod, begunGroup(buyer)),
    resolver: groupResolver(company),
    mode: 'onSubmit',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState('');
  const ask = useMemo(
    () =>
      oneAction((body: CompanyRequestBody, keyed) =>
        buyer.call<CompanyRequestView>('/legal-request', 'POST', body, keyed),
      ),
    [buyer],
  );

  const { watch } = methods;
  useEffect(() => {
    const watching = watch((values) => keepGroup(values as Partial<GroupValues>));
    return () => watching.unsubscribe();
  }, [watch]);

  const attemptToSend = methods.handleSubmit(
    async (values) => {
      setFailure('');
      try {
        const { token } = await ask(groupBody(prod, values, buyer));
        dropDraft(groupForm);
        location.assign(companyRequestPath(token));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        await refuse(error, values);
      }
    },
    () => setAttempt((count) => count + 1),
  );

  const submit = useSingleSubmit(attemptToSend);

  async function refuse(error: ApiError, { participants }: GroupValues): Promise<void> {
    const { labels } = groupShape({ people: participants.length, company });
    const known = Object.entries(error.fields).filter(([path]) => path in labels);
    await setServerErrors(methods, known);
    if (known.length > 0) setAttempt((count) => count + 1);
    setFailure(sentenceOf(error));
    if (error.status === 401 || error.status === 409) void reload();
  }

  return { methods, submit, attempt, failure, company };
}

/** Only choices that this course offers are preselected. */
function offeredBy({ participations }: ProdForPayment, begun: GroupValues): GroupValues {
  const offered = participations.find(({ key }) => key === begun.participation) ?? participations[0];
  return { ...begun, participation: offered?.key ?? 'main' };
}

function sentenceOf({ status, message }: ApiError): string {
  const rest = 'Всё, что вы написали, осталось в форме.';
  if (status === 0) return `Нет связи с сервером. Проверьте интернет и отправьте ещё раз. ${rest}`;
  if (status === 401) return `Сеанс закончился: укажите организацию и отправьте ещё раз. ${rest}`;
  return `${message || 'Не получилось отправить заявку'}. ${rest}`;
}
