/** Words that say nothing about what a text is about, without accents and plural as words are compared. */
const english =
  'about above after against also among application area based because been before being between both build can centr could develop developing development each enhanc every existing field from general good have help high improv into like made make making many method model more most much need novel only other over part partner product project provid propos quality research result same several should such suitabl support system than that their them then there thes they thi those through tim under used using user various very want well when where which whil will with within work would year';
const portuguese =
  'ainda alem algun aplicac area assim atrave base cada como com desenvolver desenvolvimento desta dest ent entre essa este estudo exist fazer forma grand maior mais meio melhor melhorar mesmo metodo muito nossa nosso nova novo outra outro para parceiro pela pelo pode poder pretend produto projecto projeto procura qual qualidade quando resultado sem sendo ser sistema sobre solucao sua tambem tecnologia tem tipo toda todo trabalho uma usar utilizar varia vario';

export const stopWords: ReadonlySet<string> = new Set(`${english} ${portuguese} technology solution`.split(' '));

/** Characters that join others; a pair with one of them is no word. Simplified. */
export const stopCharacters: ReadonlySet<string> = new Set(
  '的和与及在是有为以于对等可能将本该其之或而并了从由到向用使被把这那我们各种个项',
);
