export { servePreparedData as default } from '../harness/prepared-data.ts';
