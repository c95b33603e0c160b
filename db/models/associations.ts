import { Article } from './articles/Article.ts';
import { ArticleLecturer } from './articles/ArticleLecturer.ts';
import { ArticleTag } from './articles/ArticleTag.ts';
import { Tag } from './articles/Tag.ts';
import { BankFile } from './bank/BankFile.ts';
import { BankLine } from './bank/BankLine.ts';
import { Center } from './catalog/Center.ts';
import { City } from './catalog/City.ts';
import { Lecturer } from './catalog/Lecturer.ts';
import { Prod } from './catalog/Prod.ts';
import { ProdChange } from './catalog/ProdChange.ts';
import { ProdLecturer } from './catalog/ProdLecturer.ts';
import { ProdPrice } from './catalog/ProdPrice.ts';
import { PrivateFile } from './files/PrivateFile.ts';
import { ImportTask } from './imports/ImportTask.ts';
import { Note } from './journals/Note.ts';
import { NoteMention } from './journals/NoteMention.ts';
import { StatusChange } from './journals/StatusChange.ts';
import { Certificate } from './orders/Certificate.ts';
import { CheckIn } from './orders/CheckIn.ts';
import { Order } from './orders/Order.ts';
import { OrderParticipant } from './orders/OrderParticipant.ts';
import { Payment } from './orders/Payment.ts';
import { PaymentPart } from './orders/PaymentPart.ts';
import { Receipt } from './orders/Receipt.ts';
import { StudentDocument } from './orders/StudentDocument.ts';
import { WaitlistEntry } from './orders/WaitlistEntry.ts';
import { Payout } from './payouts/Payout.ts';
import { PayoutLine } from './payouts/PayoutLine.ts';
import { Approval } from './people/Approval.ts';
import { CenterInvitation } from './people/CenterInvitation.ts';
import { Individual } from './people/Individual.ts';
import { LegalMember } from './people/LegalMember.ts';
import { LegalUser } from './people/LegalUser.ts';
import { SavedView } from './people/SavedView.ts';
import { SecondFactor } from './people/SecondFactor.ts';
import { User } from './people/User.ts';
import { UserMembership } from './people/UserMembership.ts';
import { UserRole } from './people/UserRole.ts';
import { ManagerRequest } from './requests/ManagerRequest.ts';
import { Review } from './reviews/Review.ts';
import { PinnedWeek } from './site/PinnedWeek.ts';
import { Pinning } from './site/Pinning.ts';

/** Every relation in one place: what may be asked for along with what. */
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
  Payout.hasMany(PayoutLine, { as: 'lines', foreignKey: 'payout_id' });
  PayoutLine.belongsTo(Order, { as: 'order', foreignKey: 'order_id' });

  Center.belongsTo(User, { as: 'manager', foreignKey: 'manager_id' });
  CenterInvitation.belongsTo(User, { as: 'manager', foreignKey: 'manager_id' });
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
  Review.belongsTo(Prod, { as: 'prod', foreignKey: 'prod_id' });
  Review.belongsTo(User, { as: 'moderator', foreignKey: 'moderator_id' });
  Review.belongsTo(User, { as: 'enterer', foreignKey: 'entered_by' });
  Pinning.belongsTo(Prod, { as: 'prod', foreignKey: 'prod_id' });
  Pinning.hasMany(PinnedWeek, { as: 'weeks', foreignKey: 'pinning_id' });
  Pinning.hasMany(PinnedWeek, { as: 'heldWeeks', foreignKey: 'pinning_id', scope: { is_held: true } });
  StatusChange.belongsTo(User, { as: 'actor', foreignKey: 'actor_id' });
}
