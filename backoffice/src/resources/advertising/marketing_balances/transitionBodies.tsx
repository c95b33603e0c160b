import type { StaffMarketingBalance } from '@odonta/api/contract';
import { evidenceAtMost, topUpLimits } from '@odonta/db/vocabulary/advertising/marketing/marketingBalance.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { maxLength, minLength, type RaRecord, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CalledAbout, Payee } from '../../../kit/inputs/CalledAbout.tsx';
import { ChoiceInput } from '../../../kit/inputs/ChoiceInput.tsx';
import { EvidenceInput } from '../../../kit/inputs/EvidenceInput.tsx';
import { PaymentOrderInputs } from '../../../kit/inputs/PaymentOrderInputs.tsx';
import { SumInput } from '../../../kit/inputs/SumInput.tsx';
import { type Choice, choicesOf } from '../../../kit/list/filters.tsx';
import type { TransitionBodies } from '../../../kit/transitions/TransitionButtons.tsx';

const Sum = (props: { min?: number; helperText: string }) => (
  <SumInput source="sum" label="Сумма, ₽" {...props} />
);

const sentByLetter = 'Владелец баланса увидит это в кабинете и в письме';

interface CommentProps {
  label: string;
  isRequired?: boolean;
  helperText?: string;
}

const Comment = ({ label, isRequired = true, helperText = sentByLetter }: CommentProps) => (
  <TextInput
    source="comment"
    label={label}
    validate={[...(isRequired ? [required()] : []), minLength(3), maxLength(1000)]}
    multiline
    minRows={3}
    maxRows={8}
    helperText={helperText}
  />
);

const TopUpBody = () => (
  <Sum
    min={topUpLimits.min}
    helperText="Счёт уйдёт владельцу баланса письмом; баланс пополнится, когда банк покажет оплату"
  />
);

const PenaltyBody = () => (
  <>
    <Sum helperText="Спишется, когда владелец баланса возразит и бухгалтерия решит или пройдёт пять рабочих дней" />
    <Comment label="За что" />
    <EvidenceInput source="evidence" atMost={evidenceAtMost} label="доказательство" isRequired />
  </>
);

const decisions = { POST: 'Списать', DROP: 'Отменить штраф' };

function PenaltyDecisionBody({ moved }: { moved?: RaRecord }) {
  const open = (moved as StaffMarketingBalance | undefined)?.penalties.filter(
    ({ status }) => status === 'CREATED',
  );
  const choices = (open ?? []).map(({ id, sum, comment }) => ({
    id,
    name: `№ ${id} · ${formatExact(sum)} · ${comment}`,
  }));
  return (
    <>
      <FirstChosen source="penalty_id" label="Штраф" choices={choices} />
      <ChoiceInput source="decision" label="Решение" choices={choicesOf(decisions)} validate={required()} />
      <Comment label="Ответ владельцу баланса" isRequired={false} />
    </>
  );
}

const directions = { ADD: 'Начислить', TAKE: 'Списать' };

const CorrectionBody = () => (
  <>
    <ChoiceInput
      source="direction"
      label="Что сделать"
      choices={choicesOf(directions)}
      validate={required()}
    />
    <Sum helperText="Крупная правка, как и мелкие, сложившиеся за 30 дней в крупную, ждёт второго сотрудника" />
    <Comment label="За что" helperText="Владелец баланса увидит это в кабинете, письмо не отправляется" />
  </>
);

const answers = { APPROVE: 'Поставить вторую подпись', PAY: 'Перечислено', REJECT: 'Отклонить' };

function RefundBody({ moved }: { moved?: RaRecord }) {
  const decision = useWatch({ name: 'decision' }) as keyof typeof answers | undefined;
  const { withdrawals = [], payee = null } = (moved as StaffMarketingBalance | undefined) ?? {};
  const open = withdrawals.filter(({ status }) => status === 'CREATED');
  const choices = open.map(({ id, sum, is_approved }) => ({
    id,
    name: `№ ${id} · ${formatExact(sum)}${is_approved ? ' · подтверждён вторым' : ''}`,
  }));
  return (
    <>
      <FirstChosen source="withdrawal_id" label="Вывод" choices={choices} />
      <ChoiceInput
        source="decision"
        label="Решение"
        choices={choicesOf(answers)}
        helperText="Крупную сумму один сотрудник подтверждает, а перечисляет другой"
        validate={required()}
      />
      {decision === 'APPROVE' && payee && <Payee payee={payee} />}
      {decision === 'PAY' && <PaymentOrderInputs />}
      {decision === 'PAY' && payee && <CalledAbout payee={payee} />}
      {decision === 'REJECT' && <Comment label="Почему" />}
    </>
  );
}

const FirstChosen = (props: { source: string; label: string; choices: Choice[] }) => (
  <ChoiceInput {...props} defaultValue={props.choices[0]?.id} validate={required()} />
);

export const transitionBodies: TransitionBodies = {
  topup_invoice: TopUpBody,
  propose_penalty: PenaltyBody,
  post_penalty: PenaltyDecisionBody,
  correct: CorrectionBody,
  refund: RefundBody,
};
