import type { NewMaterial } from '@odonta/api/contract';
import { Center, PrivateFile, type Prod, ProdMaterial } from '@odonta/db/models';
import { materialLimits } from '@odonta/db/vocabulary/sales/materials.ts';
import type { Transaction } from 'sequelize';
import { conflict, invalid, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { materialKind } from './materialKind.ts';
import { closedToMaterials } from './taking.ts';

/** Adds an uploaded file to a locked course. */
export async function addMaterial(
  prod: Prod,
  { title, opens, file_id }: NewMaterial,
  added_by: number,
  transaction: Transaction,
): Promise<ProdMaterial> {
  const closed = closedToMaterials(prod, await Center.findByPk(prod.center_id, { transaction }));
  if (closed) throw conflict(closed);
  const lock = transaction.LOCK.UPDATE;
  const attributes = ['id', 'mime', 'size', 'stored_size', 'delete_after'];
  const where = { id: file_id, kind: materialKind };
  const file = await PrivateFile.findOne({ attributes, where, lock, transaction });
  // A file that a material names has no end.
  if (!file?.delete_after) throw invalid({ file_id: 'Загрузите файл ещё раз' });
  const size = file.size ?? file.stored_size ?? 0;
  const there = await ProdMaterial.findAll({ where: { prod_id: prod.id }, transaction });
  if (there.length >= materialLimits.files)
    throw conflict(`В курсе может быть до ${materialLimits.files} материалов`);
  if (there.reduce((sum, material) => sum + material.size, size) > materialLimits.bytes)
    throw conflict(`Материалы курса занимают до ${materialLimits.bytes / 1024 ** 2} МБ: удалите лишние`);
  await PrivateFile.update({ delete_after: null }, { where, transaction });
  const named = { prod_id: prod.id, title, opens, file_id, added_by };
  return ProdMaterial.create({ ...named, mime: file.mime, size }, { transaction });
}

/** 404 for a material of another course. */
export async function findMaterial(
  { id: prod_id }: Prod,
  asked: string | undefined,
  transaction?: Transaction,
): Promise<ProdMaterial> {
  const material = await ProdMaterial.findOne({ where: { prod_id, id: numberIn(asked) }, transaction });
  if (!material) throw notFound('Материал не найден');
  return material;
}

/** Its file is deleted for good within an hour, as other private files are. */
export async function removeMaterial(material: ProdMaterial, transaction: Transaction): Promise<void> {
  const where = { id: material.file_id, kind: materialKind };
  await PrivateFile.update({ delete_after: new Date() }, { where, transaction });
  await material.destroy({ transaction });
}
