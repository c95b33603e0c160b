export { DirectorQuestionCard } from './director_questions/DirectorQuestionCard.tsx';
export { DirectorQuestionCreate } from './director_questions/DirectorQuestionCreate.tsx';
export { ManagerRequestCard } from './manager_requests/ManagerRequestCard.tsx';
export { ManagerRequestCreate } from './manager_requests/ManagerRequestCreate.tsx';
export { ReviewCard } from './reviews/ReviewCard.tsx';
export { ReviewCreate } from './reviews/ReviewCreate.tsx';
