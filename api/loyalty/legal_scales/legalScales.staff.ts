import { LegalScale, LegalScaleRow, LegalUser, type ScaleTerms } from '@odonta/db/models';
import { scaleStates } from '@odonta/db/vocabulary/loyalty/bonuses/scale.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { conflict } from '../../platform/http/errors.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anywhere, byId, isTrue } from '../../platform/lists/filters.ts';
import { askForScale } from './askingForScale.ts';
import { presentLegalScales } from './legalScales.presenter.ts';
import { scaleBody } from './legalScales.schema.ts';
import { agreedTerms, wordsOf } from './scaleTerms.ts';

/** Loyalty tiers of companies. Every edit is a draft, until a second person approves it. */
export const legalScalesForStaff = defineResource({
  name: 'legal_scales',
  audience: staffAudience,
  model: LegalScale,
  rows: () => ({}),
  include: [{ model: LegalScaleRow, as: 'rows', separate: true, order: [['value', 'ASC']] }],
  present: presentLegalScales,
  list: {
    allow: 'legal_scales.list',
    filters: { id: byId(), q: anywhere('name'), is_active: isTrue('is_active') },
    sort: ['id', 'name', 'is_active', 'is_default', 'created_at', 'updated_at'],
  },
  read: { allow: 'legal_scales.show' },
  create: {
    allow: 'legal_scales.create',
    body: scaleBody,
    run: async ({ body, actor, origin, transaction }) => {
      const terms: ScaleTerms = { is_active: true, is_default: false, ...body };
      const scale = await LegalScale.create({ name: terms.name }, { transaction });
      scale.rows = [];
      await askForScale(scale, terms, { actor, origin }, transaction);
      return scale.save({ transaction });
    },
  },
  update: {
    allow: 'legal_scales.edit',
    body: scaleBody,
    run: async ({ row, body, actor, origin, transaction }) => {
      const now = row.draft ?? agreedTerms(row);
      if (!now) throw conflict('У шкалы нет ступеней: создайте её заново');
      await askForScale(row, { ...now, ...body }, { actor, origin }, transaction);
    },
  },
  remove: {
    allow: 'legal_scales.delete',
    run: async ({ row, transaction }) => {
      if (row.is_default) throw conflict('Эта шкала действует для всех: сначала назначьте другую');
      if ((await LegalUser.count({ where: { scale_id: row.id }, transaction })) > 0)
        throw conflict('По этой шкале начисляют бонусы организациям: сначала назначьте им другую');
    },
  },
  export: {
    allow: 'legal_scales.export',
    columns: [
      'id',
      'name',
      { field: 'state', value: ({ state }) => scaleStates[state] },
      { field: 'is_default', title: 'Для всех', value: ({ is_default }) => (is_default ? 'да' : 'нет') },
      { field: 'valid_from', value: ({ valid_from }) => formatDate(valid_from) },
      { field: 'rows', value: (scale) => wordsOf(scale).rows },
      { field: 'companies', title: 'Организаций' },
    ],
  },
});
