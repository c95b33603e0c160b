import type { ProdForPayment, WaitlistView } from '@odonta/api/contract';
import { waitlistLimits } from '@odonta/db/vocabulary/sales/waitlistLifecycle.ts';
import { useWatch } from 'react-hook-form';
import type { Buyer } from '../../booking/buyer.ts';
import { RadioCards } from '../../booking/RadioCards.tsx';
import { CheckField } from '../../forms/CheckField.tsx';
import { CityField } from '../../forms/CityField.tsx';
import { ConsentField } from '../../forms/ConsentField.tsx';
import { CountField } from '../../forms/CountField.tsx';
import { FullNameFields } from '../../forms/FullNameFields.tsx';
import { LongTextField } from '../../forms/LongTextField.tsx';
import { PhoneField } from '../../forms/PhoneField.tsx';
import { PublicForm } from '../../forms/PublicForm.tsx';
import { EmailField } from '../../forms/TextField.tsx';
import { choicesOf } from './joinValues.ts';
import { useJoining } from './useJoining.ts';

interface Props {
  prod: ProdForPayment;
  buyer: Buyer;
  words: { about: string; send: string };
  onJoined(entry: WaitlistView): void;
  close(): void;
}

export function JoinForm({ words, close, ...joining }: Props) {
  const { form, shape } = useJoining(joining);
  const quantity = useWatch({ control: form.methods.control, name: 'quantity' });
  const choices = choicesOf(joining.prod);
  return (
    <PublicForm form={form} shape={shape} close={close} words={{ send: words.send, sending: 'Записываем…' }}>
      <p className="muted">{words.about}</p>
      {choices.length > 0 && <RadioCards name="participation" choices={choices} />}
      <CountField name="quantity" atMost={waitlistLimits.quantity} />
      {Number(quantity) > 1 && <CheckField name="accept_partial" />}
      <FullNameFields />
      <PhoneField name="phone" />
      <EmailField name="email" />
      <CityField name="city" />
      <LongTextField name="comment" rows={3} />
      <ConsentField name="consent" />
    </PublicForm>
  );
}
