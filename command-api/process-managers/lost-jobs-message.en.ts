export const lostJobsEn = {
  subject: 'Your upcoming jobs on Suki go to other workers',
  text: 'While your account is suspended you can’t take jobs, so we’ve offered these to others:',
  closing: 'Please don’t go there. Their clients know. If you think we’re wrong, write to us under Contact in Suki.',
  short:
    'Your Suki account is suspended. {count, plural, =1 {Your upcoming job is} other {Your # upcoming jobs ' +
    "are}} offered to others; the clients know. Please don't go there.",
};
