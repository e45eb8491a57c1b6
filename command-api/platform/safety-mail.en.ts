export const safetyEn = {
  subject: '{person} was suspended at once',
  text:
    '{by} suspended {person} without a second admin, for somebody’s safety.\nWhy: {reason}\n\nTheir upcoming ' +
    'jobs are offered to other workers. Have a look, and reinstate them if it wasn’t right:\n{url}',
};
