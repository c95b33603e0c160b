import { RelatedLead } from '@odonta/db/models';
import { disputeCodes, leadResults } from '@odonta/db/vocabulary/advertising/leads/lead.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import type { Response } from 'express';
import { Op } from 'sequelize';
import { announceTable, tableKinds } from '../../platform/tables/sending.ts';
import { presentOwnLead, withNames } from './relatedLeads.presenter.ts';

const atOnce = 500;

/** Row by row, however many there are. */
export async function exportOwnLeads(promotion_id: readonly number[], res: Response): Promise<'sent'> {
  announceTable(res, 'leads', 'csv');
  const table = tableKinds.csv.writer(res, columns);
  for (let last = 0; ; ) {
    const where = { promotion_id: [...promotion_id], id: { [Op.gt]: last } };
    const rows = await RelatedLead.findAll({ where, include: withNames, order: ['id'], limit: atOnce });
    await table.rows(rows.map(rowOf));
    if (rows.length < atOnce) break;
    last = rows[rows.length - 1]?.id ?? last;
  }
  await table.end();
  return 'sent';
}

const columns = [
  ...['№', 'Передан', 'Предложение', 'Курс', 'Фамилия', 'Имя', 'Телефон', 'Почта', 'Город'],
  ...['Цена, ₽', 'Повтор', 'Статус', 'Спор', 'Итог', 'Согласие отозвано'],
];

function rowOf(row: RelatedLead) {
  const lead = presentOwnLead(row);
  return [
    ...[lead.id, formatMoment(lead.created_at), lead.promotion.name, lead.course],
    ...[lead.last_name, lead.first_name, lead.phone && formatPhone(lead.phone), lead.email, lead.city],
    ...[lead.price, lead.is_duplicate ? 'да' : null, lead.status_label],
    ...[lead.dispute_code && disputeCodes[lead.dispute_code], lead.result && leadResults[lead.result]],
    lead.revoked_at && formatMoment(lead.revoked_at),
  ];
}
