export { ReviewCard } from './catalog/reviews/ReviewCard.tsx';
export { ReviewCreate } from './catalog/reviews/ReviewCreate.tsx';
export { DirectorQuestionCard } from './content/director_questions/DirectorQuestionCard.tsx';
export { DirectorQuestionCreate } from './content/director_questions/DirectorQuestionCreate.tsx';
export { ManagerRequestCard } from './content/manager_requests/ManagerRequestCard.tsx';
export { ManagerRequestCreate } from './content/manager_requests/ManagerRequestCreate.tsx';
