import type { GuardWords } from "../lexicon";
import { plainWords } from "./plain-words";

export const words: GuardWords = {
  negators: `not never don't doesn't didn't isn't wasn't won't can't cannot couldn't wouldn't shouldn't hasn't haven't
    hadn't aren't weren't ain't without hardly barely stop avoid instead rather`,
  conditions: `if unless whether once until when hope hopefully wish suppose assuming unsure doubt`,
  clauseStarts: `and but so then because cause since while please i you we or also plus can could will would thanks thank
    thankyou thx thnx thannk thanx ty i'll i'm i've i'd we'll we're let's just`,
  contrasts: `but however although though except unfortunately`,
  relatives: `how what why when where which who whether`,
  askers: `is are was were do does did can could would will should has have how what why when where which who`,
  questionTails: "",
  fillers: `ok okay k yes yeah yep yup ya no nope well so oh ah hmm um uh right sure please now then just and but
    really actually again hey hi hello sir madam mam ma'am bro man dude guys today here great thanks thank you
    too alright wow lol also sorry anyway very much bye goodbye mate`,
  reporters: `told asked said says saying say thinks believes claims claimed complains complained`,
  selves: `i i've i'd we we've just`,
  friendly: `thanks thank thankyou thx great awesome amazing perfect excellent wonderful fantastic love nice good cool
    yay wow happy hi hello hey welcome congrats congratulations bye goodbye best brilliant super sweet lovely
    appreciate helpful merry birthday morning evening yes yeah yep yup haha hahaha lol omg`,
  common: `a an the and or but if of at by for with about to from in on out up off over is am are was were be been
    being have has had do does did will would can could should may might must i me my we us our you your he him his
    she her it its they them their this that these those what which who when where why how all any some no not only
    so than too very just now there here then please need want wants wanted get give go know like likes make i'd i'm i've i'll id im ive hi hello hey sir madam let tell kindly much many also again still today some one use see let's that's it's what's thats see take tell time way
    help new more one two name number order`,
  plain: plainWords,
};
