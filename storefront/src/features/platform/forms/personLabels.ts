export const fullNameLabels = { last_name: 'Фамилия', first_name: 'Имя', middle_name: 'Отчество' };

export const personLabels = { ...fullNameLabels, phone: 'Телефон', email: 'Почта' };

export const emptyPerson = { last_name: '', first_name: '', middle_name: '', phone: '', email: '' };
