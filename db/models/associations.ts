import { PinnedWeek } from './advertising/PinnedWeek.ts';
import { Pinning } from './advertising/Pinning.ts';
import { Center } from './catalog/Center.ts';
import { CenterInvitation } from './catalog/CenterInvitation.ts';
import { CenterMail } from './catalog/CenterMail.ts';
import { CenterMemberInvitation } from './catalog/CenterMemberInvitation.ts';
import { City } from './catalog/City.ts';
import { CourseMessage } from './catalog/CourseMessage.ts';
import { Lecturer } from './catalog/Lecturer.ts';
import { Prod } from './catalog/Prod.ts';
import { ProdChange } from './catalog/ProdChange.ts';
import { ProdLecturer } from './catalog/ProdLecturer.ts';
import { ProdPrice } from './catalog/ProdPrice.ts';
import { ProdQuestion } from './catalog/ProdQuestion.ts';
import { ProdRevision } from './catalog/ProdRevision.ts';
import { Review } from './catalog/reviews/Review.ts';
import { ReviewDispute } from './catalog/reviews/ReviewDispute.ts';
import { Article } from './content/articles/Article.ts';
import { ArticleLecturer } from './content/articles/ArticleLecturer.ts';
import { ArticleTag } from './content/articles/ArticleTag.ts';
import { Tag } from './content/articles/Tag.ts';
import { Call } from './content/Call.ts';
import { ManagerRequest } from './content/ManagerRequest.ts';
import { Approval } from './identity/Approval.ts';
import { Individual } from './identity/Individual.ts';
import { SecondFactor } from './identity/SecondFactor.ts';
import { User } from './identity/User.ts';
import { UserMembership } from './identity/UserMembership.ts';
import { UserRole } from './identity/UserRole.ts';
import { BankFile } from './money/bank/BankFile.ts';
import { BankLine } from './money/bank/BankLine.ts';
import { Payment } from './money/payments/Payment.ts';
import { PaymentPart } from './money/payments/PaymentPart.ts';
import { Receipt } from './money/payments/Receipt.ts';
import { Payout } from './money/payouts/Payout.ts';
import { PayoutLine } from './money/payouts/PayoutLine.ts';
import { Order } from './orders/Order.ts';
import { OrderParticipant } from './orders/OrderParticipant.ts';
import { PrivateFile } from './platform/files/PrivateFile.ts';
import { StatusChange } from './platform/journals/StatusChange.ts';
import { Certificate } from './sales/Certificate.ts';
import { CheckIn } from './sales/CheckIn.ts';
import { LegalMember } from './sales/companies/LegalMember.ts';
import { LegalUser } from './sales/companies/LegalUser.ts';
import { StudentDocument } from './sales/StudentDocument.ts';
import { WaitlistEntry } from './sales/WaitlistEntry.ts';
import { ImportTask } from './tools/imports/ImportTask.ts';
import { Note } from './tools/notes/Note.ts';
import { NoteMention } from './tools/notes/NoteMention.ts';
import { SavedView } from './tools/views/SavedView.ts';

/** Every association in one place. */
export function associate(): void {
  User.hasMany(UserRole, { as: 'roles', foreignKey: 'user_id' });
  Approval.belongsTo(User, { as: 'asker', foreignKey: 'asked_by' });
  Approval.belongsTo(User, { as: 'decider', foreignKey: 'decided_by' });
  User.hasOne(SecondFactor, { as: 'second_factor', foreignKey: 'user_id' });
  User.hasMany(UserMembership, { as: 'memberships', foreignKey: 'user_id' });

  LegalUser.hasMany(LegalMember, { as: 'members', foreignKey: 'legal_user_id' });
  LegalMember.belongsTo(LegalUser, { as: 'legal_user', foreignKey: 'legal_user_id' });

  SavedView.belongsTo(User, { as: 'owner', foreignKey: 'owner_id' });
  Note.belongsTo(User, { as: 'author', foreignKey: 'author_id' });
  Note.belongsToMany(User, {
    as: 'mentioned',
    through: NoteMention,
    foreignKey: 'note_id',
    otherKey: 'user_id',
  });
  ImportTask.belongsTo(User, { as: 'by', foreignKey: 'by_id' });
  BankLine.belongsTo(BankFile, { as: 'file', foreignKey: 'file_id' });
  Payout.belongsTo(Center, { as: 'center', foreignKey: 'center_id' });
  Payout.belongsTo(User, { as: 'approver', foreignKey: 'approved_by' });
  Payout.belongsTo(User, { as: 'second', foreignKey: 'second_by' });
  Payout.belongsTo(PrivateFile, { as: 'act_file', foreignKey: 'act_file_id' });
  Payout.hasMany(PayoutLine, { as: 'lines', foreignKey: 'payout_id' });
  PayoutLine.belongsTo(Order, { as: 'order', foreignKey: 'order_id' });

  Center.belongsTo(User, { as: 'manager', foreignKey: 'manager_id' });
  CenterInvitation.belongsTo(User, { as: 'manager', foreignKey: 'manager_id' });
  CenterMail.belongsTo(Center, { as: 'center', foreignKey: 'center_id' });
  CourseMessage.belongsTo(Prod, { as: 'prod', foreignKey: 'prod_id' });
  CenterMemberInvitation.belongsTo(Center, { as: 'center', foreignKey: 'center_id' });
  Lecturer.belongsTo(City, { as: 'city', foreignKey: 'city_id' });

  Prod.belongsTo(Center, { as: 'center', foreignKey: 'center_id' });
  Prod.belongsTo(City, { as: 'city', foreignKey: 'city_id' });
  Prod.hasMany(ProdPrice, { as: 'prices', foreignKey: 'prod_id' });
  Prod.hasMany(ProdChange, { as: 'changes', foreignKey: 'prod_id' });
  Prod.belongsToMany(Lecturer, {
    as: 'lecturers',
    through: ProdLecturer,
    foreignKey: 'prod_id',
    otherKey: 'lecturer_id',
  });

  Article.belongsToMany(Lecturer, {
    as: 'lecturers',
    through: ArticleLecturer,
    foreignKey: 'article_id',
    otherKey: 'lecturer_id',
  });
  Article.belongsToMany(Tag, {
    as: 'tags',
    through: ArticleTag,
    foreignKey: 'article_id',
    otherKey: 'tag_id',
  });

  Order.belongsTo(Prod, { as: 'prod', foreignKey: 'prod_id' });
  Order.belongsTo(Center, { as: 'center', foreignKey: 'center_id' });
  Order.belongsTo(Individual, { as: 'individual', foreignKey: 'individual_id' });
  Order.belongsTo(LegalUser, { as: 'legal_user', foreignKey: 'legal_user_id' });
  Order.belongsTo(LegalMember, { as: 'legal_member', foreignKey: 'legal_member_id' });
  Order.belongsTo(User, { as: 'manager', foreignKey: 'manager_id' });
  Order.hasMany(OrderParticipant, { as: 'participants', foreignKey: 'order_id' });
  OrderParticipant.belongsTo(Order, { as: 'order', foreignKey: 'order_id' });
  OrderParticipant.belongsTo(Prod, { as: 'prod', foreignKey: 'prod_id' });
  OrderParticipant.hasOne(StudentDocument, { as: 'document', foreignKey: 'participant_id' });
  OrderParticipant.hasOne(Certificate, {
    as: 'certificate',
    foreignKey: 'participant_id',
    scope: { annulled_at: null },
  });
  Certificate.belongsTo(OrderParticipant, { as: 'participant', foreignKey: 'participant_id' });
  StudentDocument.belongsTo(OrderParticipant, { as: 'participant', foreignKey: 'participant_id' });
  StudentDocument.belongsTo(Order, { as: 'order', foreignKey: 'order_id' });
  StudentDocument.belongsTo(PrivateFile, { as: 'file', foreignKey: 'file_id' });
  StudentDocument.belongsTo(User, { as: 'decider', foreignKey: 'decided_by' });
  WaitlistEntry.belongsTo(Prod, { as: 'prod', foreignKey: 'prod_id' });
  WaitlistEntry.belongsTo(Order, { as: 'order', foreignKey: 'order_id' });
  CheckIn.belongsTo(User, { as: 'by', foreignKey: 'by_id' });
  Payment.hasMany(PaymentPart, { as: 'parts', foreignKey: 'payment_id' });
  PaymentPart.belongsTo(Payment, { as: 'payment', foreignKey: 'payment_id' });
  Receipt.belongsTo(Payment, { as: 'payment', foreignKey: 'payment_id' });
  PaymentPart.belongsTo(Order, { as: 'order', foreignKey: 'order_id' });

  ManagerRequest.belongsTo(Prod, { as: 'prod', foreignKey: 'prod_id' });
  ManagerRequest.belongsTo(Center, { as: 'center', foreignKey: 'center_id' });
  ManagerRequest.belongsTo(User, { as: 'manager', foreignKey: 'manager_id' });
  Call.belongsTo(User, { as: 'user', foreignKey: 'user_id' });
  ProdQuestion.belongsTo(Prod, { as: 'prod', foreignKey: 'prod_id' });
  ProdRevision.belongsTo(Prod, { as: 'prod', foreignKey: 'prod_id' });
  ProdRevision.belongsTo(User, { as: 'author', foreignKey: 'created_by' });
  ProdRevision.belongsTo(User, { as: 'decider', foreignKey: 'decided_by' });
  Review.belongsTo(Prod, { as: 'prod', foreignKey: 'prod_id' });
  Review.belongsTo(User, { as: 'moderator', foreignKey: 'moderator_id' });
  Review.belongsTo(User, { as: 'enterer', foreignKey: 'entered_by' });
  Review.hasOne(ReviewDispute, { as: 'dispute', foreignKey: 'review_id' });
  Pinning.belongsTo(Prod, { as: 'prod', foreignKey: 'prod_id' });
  Pinning.hasMany(PinnedWeek, { as: 'weeks', foreignKey: 'pinning_id' });
  Pinning.hasMany(PinnedWeek, { as: 'heldWeeks', foreignKey: 'pinning_id', scope: { is_held: true } });
  StatusChange.belongsTo(User, { as: 'actor', foreignKey: 'actor_id' });
}
