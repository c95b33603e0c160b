import type { StaffLegalRequestBody, StaffLegalRequestEdit } from '@odonta/api/contract';
import { legalRequestLimits } from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import {
  adminContactForm,
  companyForm,
  groupForm,
  signatoryForm,
} from '@odonta/db/vocabulary/sales/companies/legalRequestForm.ts';
import Joi from 'joi';
import { consentByPhone } from '../../platform/consents/consentByPhone.ts';
import { clearable, line, text } from '../../platform/http/validation.ts';
import { requestFields } from '../companies/companies.schema.ts';

const { prod_id, participation, nb_seats, need_quote, po_reference, comment } = requestFields;

const contact = {
  last_name: text(adminContactForm.last_name),
  first_name: text(adminContactForm.first_name),
  phone: text(adminContactForm.phone),
  email: text(adminContactForm.email).lowercase(),
};

/** The same fields by the same rules as the form of the site, side by side as a form of staff has them. */
export const requestByStaff = Joi.object<StaffLegalRequestBody>({
  ...{ prod_id, participation, nb_seats, need_quote, po_reference, comment, ...contact },
  middle_name: text(adminContactForm.middle_name),
  post: text(adminContactForm.post),
  inn: text(companyForm.inn),
  kpp: text(companyForm.kpp),
  company_name: text(companyForm.name),
  ogrn: text(companyForm.ogrn),
  address: text(companyForm.address),
  billing_address: text(companyForm.billing_address),
  signatory_fio: text(signatoryForm.fio),
  signatory_post: text(signatoryForm.post),
  signatory_basis: text(signatoryForm.basis),
  signatory_email: text(signatoryForm.email).lowercase(),
  signatory_phone: text(signatoryForm.phone),
  consent_by_phone: consentByPhone,
});

export const requestEdit = Joi.object<StaffLegalRequestEdit>({
  nb_seats,
  ...contact,
  middle_name: clearable(adminContactForm.middle_name),
  post: clearable(adminContactForm.post),
  po_reference: clearable(groupForm.po_reference),
  comment_internal: line(legalRequestLimits.comment).allow(null, ''),
});
