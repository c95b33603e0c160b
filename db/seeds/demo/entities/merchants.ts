import { MarketingBalance, MarketingTx, Merchant, User, UserMembership } from '../../../models/index.ts';
import type { Fill } from '../fillEntities.ts';

const email = 'merchant@demo.local';

/** The organisation of the demo's trader, with money on its balance, and one that waits for approval. */
export const fill: Fill = async (_sequelize, staffed, _now, transaction) => {
  const merchant = await Merchant.create(
    {
      ...{ name: 'ООО «Дентал-Снаб»', inn: '7707083893', kpp: '770701001', status: 'CONFIRMED' },
      address: '115035, Москва, Садовническая ул., 9',
      ...{ brands: 'NovaBur, Оптисвет', site: 'https://dental-snab.example/' },
      ...{ kontact_name: 'Рогов Тихон Маркович', phone: '+74950001201', email },
    },
    { transaction },
  );
  await Merchant.create(
    {
      ...{ name: 'ИП Ларина Вера Олеговна', inn: '500100732259', brands: 'Белый ряд' },
      ...{ kontact_name: 'Ларина Вера Олеговна', phone: '+74950001202', email: 'larina@demo.local' },
    },
    { transaction },
  );
  const user = await User.findOne({ where: { email }, rejectOnEmpty: true, transaction });
  await UserMembership.create({ user_id: user.id, merchant_id: merchant.id }, { transaction });
  const where = { merchant_id: merchant.id };
  const balance = await MarketingBalance.findOne({ where, rejectOnEmpty: true, transaction });
  const comment = 'Остаток из прежнего учёта';
  await MarketingTx.create(
    { balance_id: balance.id, kind: 'CORRECTION', sum: 1_500_000, comment, actor_id: staffed.bookkeeper },
    { transaction },
  );
};
