/** English messages by the author of the fifth set, kept apart: not for mending rules; see README.md. */
export const sixthEnglishTalk = String.raw`
correction | That's not my name. I'm Priya, not Prisha.
correction | No, from Lisbon to Porto, you have it the other way round.
correction | I ordered the large, not the medium.
correction | You're mistaken, the contract runs until 2028.
correction | As I mentioned earlier, I don't have a printer.
correction | Actually, make that Tuesday instead of Monday.
correction | You quoted me the student fare, but I'm a pensioner.
correction | That would be my old employer. I've been at the hospital since January.
correction | I never said the fridge was leaking. It's the dishwasher that leaks.
correction | There are four of us travelling, your summary only lists three.
correction | Almost: the variable is called userCount, you keep writing usersCount.
correction | Both of those are cat foods. My question was about the dog.
correction | uh no i meant bass as in the fish
correction | tht aint what i asked, i wanna know the WEIGHT not the price
correction | I had a look at the draft and the tone is nice, however my grandmother was born in Galway rather than Cork and she had six children, so please fix those two
- | What's the right way to hold chopsticks?
- | No, nothing else, I'm only browsing.
- | The corrected exam papers come back on Friday, can you remind me?
- | I asked my landlord and he said pets are fine, so put down one dog.
- | Not sure yet, let me check with my husband.
- | If I get the answer wrong, do I lose points?
- | Instead of rice, could I have potatoes?
- | The old sofa was too big, so this time I want a smaller one.
rephrase | To rephrase: what's the total with tax?
rephrase | Let me start over and put this properly: I need a visa for two entries.
rephrase | I'll put my question another way. Which train gets there before noon?
rephrase | In simpler terms, do I owe you anything?
rephrase | My question again, but shorter: yes or no, is dental included?
rephrase | Allow me to reword that: may I bring my own wine?
rephrase | Different approach: imagine I have ten boxes and you can only carry four, how many trips is that?
rephrase | What I'm getting at is whether the roof would hold solar panels.
rephrase | Trying once more with an example: if I deposit on the 30th, do I get interest for that month?
rephrase | Sorry, badly put on my side. Does the course finish before the school holidays?
rephrase | i.e. what i wanna ask is does the gym open on sundays
rephrase | lemme put it diffrently, r the shoes waterproof or not
rephrase | ok reworded: plot sales per region, one line per year
rephrase | that was a confusing way to ask, so: when is the last day to enrol
rephrase | I realise that my last message was a mess because I typed it on the tram, so to say it more clearly, I'd like the parcel to go to the neighbour if nobody opens
- | Paraphrase the abstract below so that it fits on one slide.
- | Could the error message be worded in a friendlier way for our users?
- | In other news, our team won the cup. Can you write a short post about it?
- | Let me try on the smaller size first.
- | Start over with an empty board, I want a new game of chess.
- | What do poets mean by 'slant rhyme'?
- | The lawyer asked us to phrase clause 4 differently. Here is the old text.
- | Another way to get there would be by ferry. What does it cost?
clarification | Sorry, I don't follow.
clarification | What does 'APR' mean in your last message?
clarification | Could you say that again?
clarification | That makes no sense to me.
clarification | Can you be more specific about the second option?
clarification | Which form? You named three.
clarification | I'm not sure I understand what I'm supposed to sign.
clarification | Would you mind walking me through that once more?
clarification | You say the offer is 'subject to underwriting'. In plain English?
clarification | Your explanation is too technical for me, I just drive the car.
clarification | come again?
clarification | wdym
clarification | im lost, wheres this settings thing ur talking about
clarification | i dont rly get why i have to pay twice can u explain
clarification | Right, so I've opened the page and there are two boxes, and you wrote 'tick the appropriate one', but how would I know which one is the appropriate one for somebody like me?
- | What does the premium plan cost per year?
- | Where do I find the nearest pharmacy?
- | Can you explain the offside rule?
- | My son makes no sense when he's tired. Is that normal at four?
- | Say 'good evening' in Greek.
- | What did the court mean by 'undue burden' in that 1992 case?
- | I understood the lecture on entropy, now give me some exercises.
- | The instructions say which form I need, so just send me the link to it.
escalation | Let me talk to a human.
escalation | I need to speak with a supervisor right away.
escalation | Connect me to customer support.
escalation | Can somebody call me instead?
escalation | I want to talk to the person who wrote this policy.
escalation | Is it possible to get a live agent for this?
escalation ?negative_stance | A chatbot can't settle this. Which member of staff can?
escalation | Please pass my case on to someone with more authority.
escalation | I'd feel better if one of your advisers looked at it with me.
escalation | Take this up the chain, please.
escalation | agent. agent. agent
escalation | any real ppl there i can chat with
escalation | gimme ur boss
escalation negative_stance | im sick of this robot, let me speak to sombody real
escalation | You've explained the rules and I take your point, but since the surgery was an emergency I believe an exception has to be made, so who above you can I take this to?
- | I'm a real person, by the way. How do I pass the captcha?
- | Who was the manager of Leeds in 1974?
- | Our supervisor approved the purchase, so please place the order.
- | I have to talk to my wife before I decide.
- | Write a job ad for a customer support agent.
- | Does a person need a visa for a two-day stop in Doha?
- | How do I transfer money to my daughter's account?
- | I'd rather not speak on the phone, chat is fine for me.
quit | I'm giving up on this.
quit | Let's just drop it.
quit ?negative_stance | Forget about the refund, I don't care any more.
quit | I'm going to look somewhere else.
quit | I won't bother.
quit | I don't want to do this any more, let's end it here.
quit | Your competitor next door will get my order then.
quit | On second thoughts, leave it, I'll live with the scratch.
quit ?negative_stance | I've run out of patience, so goodbye.
quit ?negative_stance | It's clear you can't help me, so I'll ask my nephew.
quit | nah forget it
quit | nm ill figure it out myself
quit | cba anymore, bye
quit ?negative_stance | screw it im cancelling everything n leaving
quit ?negative_stance | We've been trying to change this one seat since breakfast, the children are screaming, and honestly I no longer care where we sit, so let's leave it at that
- | What happens if I leave the country for more than six months?
- | Leave the parcel with the porter, please.
- | How do I forget a Wi-Fi network on my laptop?
- | Did she give up her seat in parliament?
- | Drop the last column and sort by date.
- | I'm looking for a place to eat, somewhere else than yesterday.
- | Is it worth visiting Ghent in winter?
- | Goodbye is 'adieu' in French, what is it in Welsh?
negative_stance | This is unacceptable.
negative_stance | I'm fed up.
negative_stance | Worst service I've ever had.
negative_stance | Your app is garbage.
negative_stance | Same error again, nothing you suggest helps.
negative_stance | I'm very upset about how this was handled.
negative_stance | How hard can it be to send one letter?
negative_stance | So I pay eighty a month for a line that drops every evening. Lovely.
negative_stance | You keep giving me the same canned answer.
negative_stance | I shouldn't have to chase you for my own money.
negative_stance | this is bs
negative_stance | ffs not again
negative_stance | im so mad rn, they charged me twice
negative_stance | STOP SENDING ME THE SAME LINK
negative_stance | are you kidding me??
negative_stance | My order was supposed to be here for the christening, it arrived two days after, the cake stand was in three pieces, and all I got from you was a voucher for five pounds, which frankly is an insult
- | The hotel was full, so we'd like to book the one across the street.
- | Which of his films got the worst reviews?
- | Angry birds in my garden keep chasing the cat. Are they magpies?
- | Could you tell me how to handle an upset customer?
- | It's fine, these things happen.
- | Garbage is collected on which day in my street?
- | I'd hate to miss the start, is the doors' opening at seven?
- | Is it possible to be sick of chocolate? Asking for a school essay.
gratitude | Thank you so much!
gratitude | Many thanks for the quick reply.
gratitude | I'm grateful for your help with the visa.
gratitude | You're a lifesaver.
gratitude | Brilliant support, really.
gratitude | That was very useful information.
gratitude | Much obliged. My father will be so pleased.
gratitude | I owe you one.
gratitude | Nobody has ever explained it to me so well.
gratitude | Kind of you to check that for me.
gratitude | ta
gratitude | thnks a bunch
gratitude | u rock!
gratitude | appreciate u
gratitude | Before I go, I wanted to say that after two agencies had brushed me off it was such a relief to be taken seriously, so thank you from the bottom of my heart
- | Translate 'thank you for your order' into Dutch.
- | Is the app helpful for people with poor eyesight?
- | I would be grateful for a reply by Thursday.
- | Could you help me out with my essay on bees?
- | Property in that area tends to appreciate by three percent a year.
- | My aunt thanked the driver and left her bag on the bus. Who do I call?
- | Does a kind word help plants grow?
- | Which rock band wrote that song?
confirmation | Yes, that's perfect.
confirmation | Great, book it.
confirmation | I agree with your suggestion.
confirmation | That's exactly right.
confirmation | Okay, that sounds fair.
confirmation | Good idea, let's do that.
confirmation | The table by the window would be wonderful, as you propose.
confirmation | I have nothing to add, the letter says it all.
confirmation | That's the one, put it in my basket.
confirmation | Your plan for the second day is much better than mine, keep it.
confirmation | yup thats fine
confirmation | lgtm
confirmation | luv it
confirmation | sure, sounds gd to me
confirmation | I compared your three hotels with what my colleague recommended and I have to say yours with the courtyard beats them all, so that's the one I'd like you to reserve
- | Is Saturday fine for delivery to an island?
- | What are the perfect conditions for growing orchids?
- | I'd agree if the price were lower.
- | Good Friday is a holiday, so are you closed?
- | Does the blue paint work on metal?
- | Who had the idea for the first bicycle?
- | Let me know if it looks right once you have finished.
- | Are you sure that is the cheapest one?
success | Problem solved.
success | That fixed it.
success | It's working again.
success | The form went through.
success | My booking has been confirmed, I just got the mail.
success | I managed to reset the password.
success | The kitchen tap has stopped dripping since I changed the washer as you told me.
success | We're back online.
success | The colours match now, the missing profile was the reason.
success | Compiles without a single warning.
success | woo it runs
success | its fixed now
success | worked like a charm
success gratitude | all good now, screen's back, thnx
success | Took me three attempts because the hole was in the wrong place, but the shelf is on the wall now and it doesn't wobble one bit
- | Does anybody know whether this works on older phones?
- | Tell me when it's fixed.
- | The plumber says he will have solved it by Monday.
- | Why did the campaign succeed in the north only?
?negative_stance | It worked yesterday but not today.
- | How can I tell that the upload went through?
- | Is the lift working again in building B?
?negative_stance | I wish I could say that it's solved.
`;
