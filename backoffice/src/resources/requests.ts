export { DirectorQuestionCard } from './director_questions/DirectorQuestionCard.tsx';
export { DirectorQuestionList } from './director_questions/DirectorQuestionList.tsx';
export { ManagerRequestCard } from './manager_requests/ManagerRequestCard.tsx';
export { ManagerRequestList } from './manager_requests/ManagerRequestList.tsx';
export { ReviewCard } from './reviews/ReviewCard.tsx';
export { ReviewList } from './reviews/ReviewList.tsx';
