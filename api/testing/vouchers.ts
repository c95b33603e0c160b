import type { VoucherSale } from '@odonta/api/contract';
import { Letter, Voucher } from '@odonta/db/models';
import { newPerson, payOn } from './cardPayments.ts';
import type { TestApi } from './testApi.ts';

export const voucherBodyFor = (sum: number) => {
  const { email, phone } = newPerson();
  return {
    sum,
    name: 'Анна Дарителева',
    phone,
    email,
    recipient_name: 'Иван Одарённый',
    recipient_email: `gift-${email}`,
    consent: true,
  };
};

/** Buys a gift certificate by card; answers it with the code that its recipient was sent. */
export async function boughtVoucher(api: Pick<TestApi, 'call'>, sum: number) {
  const answer = await api.call<VoucherSale>('post', '/vouchers', { body: voucherBodyFor(sum) });
  if (answer.status !== 201) throw new Error(`not sold: ${answer.status} ${answer.text}`);
  const { voucher, url = '' } = answer.body.message;
  await payOn(url);
  const row = await Voucher.findOne({ where: { token: voucher.token }, rejectOnEmpty: true });
  return { row, url, code: await codeOf(row.id) };
}

/** The code in the last letter to its recipient; readable where the port `areSecretsShown` allows it. */
export async function codeOf(record_id: number): Promise<string> {
  const where = { resource: 'vouchers', record_id, kind: 'voucher_given' };
  const letter = await Letter.findOne({ where, order: [['id', 'DESC']] });
  return letter?.secret ?? '';
}
