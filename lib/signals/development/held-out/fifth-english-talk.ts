/**
 * English messages by an author who hadn't read a rule; judged by what the leaves mean.
 * Measured first, then used for mending; see README.md.
 */
export const fifthEnglishTalk = String.raw`
correction | No, the appointment is for my son, not for me.
correction | That's the wrong branch, I use the one on Mill Road.
correction | I said monthly, you've set it up as weekly.
correction | My postcode was in my first message.
correction | It's spelled with two t's, by the way: Garrett, not Garret.
correction | You've mixed up the two policies. The one that lapsed is the van, the car is still covered.
correction | I think you're answering a different question. I know how to reset the router; I wanted to know why the bill went up.
correction | Close, but the function should return a list and you've written one that returns a dictionary.
correction | Hmm, the dates you have there are from last year's trip. This year we go in September.
correction | The number you just read out belongs to my ex-husband. We changed that in March.
correction | nope thats the old adress, i moved in june like i said
correction | ur looking at the wrong order lol, the one with the lamp is 4471
correction | wait i asked for the vegetarian one, this says chicken
correction | sorry my bad, should be 50 not 500
correction | ok so i read what you wrote and most of it is fine but the part about the deposit isnt right, we never paid 300 it was 150 and that was in cash, can you change that
- | No, that's everything for today.
- | Can you correct the spelling in this sentence for me: 'We recieved the goods on Munday.'
- | Is it wrong to water tomatoes at noon?
- | No, I don't have a loyalty card.
- | My brother said to take the red one, but I prefer the blue.
- | Which one is right for a beginner, the 12-string or the 6-string?
- | Not the cheapest one please, something in the middle.
- | My doctor made a mistake on the form, can I submit a new one?
?confirmation | You're right, it was the 14th.
rephrase | Let me say that differently: can I pay in two instalments?
rephrase | To put it another way, does the warranty move with the car?
rephrase | Okay, simpler version of my question: is the pool open in October?
rephrase | What I was trying to say is that the file opens, only the charts are gone.
rephrase | Put differently, would you keep the old boiler or not?
rephrase ?correction | Perhaps I wasn't clear. I want the invoice in my company's name, I don't need a second account.
rephrase | I'll word it better: which of these laptops runs two monitors?
rephrase | Maybe this is a better way to ask it: how late can I cancel without paying?
rephrase | I guess my question was confusing, so here it is in plain terms: who pays for the return?
rephrase | Asking again in fewer words: is there parking?
rephrase | so basically what im asking is can my mum pick it up instead of me
rephrase | let me reprhase, how do i get my old number on the new sim
rephrase | ok different wording, i want a loop that stops when the list is empty
rephrase ?correction | hm i dont think i explained that well. i have two accounts, one joint one mine, and i only want the joint one closed
rephrase | Sorry, that came out muddled, I was rushing for a bus. What I want to know is whether the deposit comes back to me before or after the final inspection.
- | Can you rephrase this email so it sounds less angry? 'Pay me by Friday or else.'
- | How would you put this in other words: 'the early bird catches the worm'?
- | Let me try again tomorrow when the shop is open.
- | Reword the second bullet for a younger audience.
- | What is another word for 'reliable'?
- | She put it differently in her letter, so I'd like to see the original.
- | Is there a shorter way to write this function?
- | Our teacher asked us to explain osmosis in our own words. Where do I start?
- | Let me try the other card.
clarification | What do you mean by 'prorated'?
clarification | I don't get it.
clarification | Sorry, could you repeat the last part?
clarification | I'm confused, am I supposed to send the form or bring it?
clarification | You lost me at the second step.
clarification | Can you explain that like I'm five?
clarification | Is that a yes or a no? I honestly can't tell.
clarification | I read your answer twice and I still can't work out which of the two fees applies to me.
clarification | That went over my head. Which button do I press?
clarification | What's a deductible? You mentioned it just now.
clarification | huh? what code
clarification | dont understand wat u mean with 'escrow'
clarification | sry didnt catch that, can u say it again pls
clarification | wait so do i pay now or when it arrives, your message says both
clarification | okay I followed everything up to the part where you talk about the key file and then I have no clue what's going on, what is a passphrase and where would I have gotten one
- | What does the breakfast include?
- | What do you have in size 9?
- | Explain the French Revolution in three sentences.
- | The booklet that came with the shelf was confusing, so please send me the assembly video.
- | Can you repeat the order I made last month?
- | My students don't understand fractions. Any ideas for a game?
- | What does HTTP stand for?
- | How does photosynthesis work?
?confirmation | I understand, go ahead.
escalation | I'd like to speak to a real person, please.
escalation | Can I talk to your manager?
escalation | Please transfer me to an agent.
escalation | Is there someone in the billing department I can talk to?
escalation | I want this looked at by a supervisor.
escalation | At this point I'd rather deal with someone who actually works there.
escalation | Who is in charge over there? I want to hear it from them.
escalation | Could somebody from your team ring me back about this?
escalation | I don't discuss my health with a machine, so please let a nurse take over.
escalation | Are any of your colleagues free? I'd prefer a human for this.
escalation | human pls
escalation | cn i get an actual person on the line
escalation | just put me thru to somone
escalation negative_stance | this is going nowhere, escalate it
escalation ?gratitude | look I've got nothing against bots but my mother passed away last week and I need to close her account, so I'd be grateful if a person could handle this with me
?gratitude ?confirmation | I don't need a person for this, you're doing fine.
- | I spoke to a manager at the store yesterday and she gave me this code: 8841.
- | How do I become a shift supervisor at your company?
- | My manager wants the report by five.
- | Which agent library should I use for a chatbot in Python?
- | Can I add a second person to the booking?
- | Is the human resources form the same for contractors?
- | I work in customer service myself and need a template for an apology letter.
- | Is 40 people a representative sample for a t-test?
quit | I give up.
quit | Never mind, I'll do it myself.
quit | Forget it.
quit | I'll just take my business to another bank.
quit | I'd rather not continue with this.
quit | Don't bother any further, I'll ask at the counter tomorrow.
quit | Leave it then, it isn't worth the trouble.
quit | I think I'll stop here and try a different service.
quit | There's no point in going on with this.
quit ?negative_stance | You know what, I've spent my whole lunch break on it and I'm closing this window now.
quit | nvm
quit ?negative_stance | ugh forget about it ill go to the shop
quit | im out, gonna use ur competitor instead
quit ?negative_stance | guess ill never get this voucher to work, not gonna try anymore
quit ?negative_stance | okay we've been round this three times and I have a train to catch, so scrap the whole thing, I'm going with the provider my sister uses
- | How do I give up smoking?
- | Never mind the colour, what sizes are there?
- | Don't forget it is her birthday on the 9th.
- | Please cancel my Tuesday appointment.
- | I want to quit the program and keep my work, which shortcut is it?
- | Is the upgrade worth it for someone who only streams films?
- | Stop the timer when it reaches zero.
- | We left that supplier last year, which is why the address changed.
- | Once I'm done with step two, what comes next?
negative_stance | This is ridiculous.
negative_stance | I'm really frustrated with this.
negative_stance | You are useless.
negative_stance | It still doesn't work.
negative_stance | I'm disappointed, to be honest.
negative_stance | That was a complete waste of my afternoon.
negative_stance ?correction | Third time I've had to type my account number tonight. Do you people even read what I write?
negative_stance | I expected a lot better from a company this size.
negative_stance | Nobody has answered my emails for three weeks and my mother is sitting at home without heating.
negative_stance | Every single time I use this app something breaks.
negative_stance | wtf is this
negative_stance | ur bot sucks
negative_stance | omg this is so annoying, page keeps crashing
negative_stance | WHY IS MY ACCOUNT STILL LOCKED
negative_stance | seriously?? where is my money??
negative_stance | So I took a day off work for the technician, waited from eight until six, and not only did nobody come but your system says the visit was completed. I am livid.
- | Is it normal to feel frustrated after a breakup?
- | Write a complaint letter from a tenant about a noisy neighbour.
- | The villain in my story is a terrible man who hates dogs. What should I name him?
- | My flight is BA2490 from LHR to JFK, seat 14C, fare class Y.
- | I don't mind the delay at all, take your time.
- | How do I stop my cat from being annoying at night?
- | The weather here is awful, will the ferry still run?
- | What's the worst-case running time of quicksort?
- | Is it a waste of money to insure a phone that is four years old?
gratitude | Thanks a lot for your help.
gratitude | Thank you, that's very kind.
gratitude | I appreciate your patience with me.
gratitude | You've been so helpful today.
gratitude | What a lovely explanation, exactly what I needed.
gratitude | You just saved me an hour of digging.
gratitude | I couldn't have filled that in without you.
gratitude | Bless you, I was dreading this.
gratitude | That's a weight off my mind, you're a star.
gratitude | My wife says you deserve a raise, and I agree.
gratitude | thx
gratitude | tysm ur the best
gratitude | cheers mate
gratitude ?success | ty for sorting this out so fast
gratitude ?success | okay so I've been trying to understand my pension letter since Monday and you did in five minutes what the helpline couldn't, I'm truly grateful
- | How do I write a thank-you note to my in-laws?
- | I'd appreciate it if you could check the other warehouse.
- | Would it help if I sent a photo?
- | Thanksgiving is on a Thursday, are you open?
?negative_stance | That doesn't help me.
- | My sister was very helpful when I moved.
- | Who wrote the helpful guide about tax for students?
- | Did the Grateful Dead ever play in Berlin?
?negative_stance | Is this the best you can offer?
confirmation | That works for me.
confirmation | Sounds good.
confirmation | Perfect, do it that way.
confirmation | Yes, that looks right.
confirmation | I'm happy with that price.
confirmation | I like the second option you suggested, let's go with it.
confirmation | Exactly, that's the jacket I had in mind.
confirmation | I couldn't have put it better; send the letter as it is.
confirmation | The aisle seat you picked suits me.
confirmation | No objections from my side, go ahead with the transfer.
confirmation | yep go for it
confirmation | kk looks gd
confirmation | oh nice, love that colour scheme
confirmation | awesome lets do the 10am
confirmation | I was a bit worried about the layover at first, but now that you explain the lounge is included I think your plan is the way to go, please book it
- | Does that work on Linux?
- | Would Thursday be good for the plumber too?
- | I'd love it in green if you had it.
?correction ?negative_stance | It doesn't look right to me.
- | Do you think a blue sofa looks good against a small wall?
- | What sounds does a fox make?
?negative_stance ?correction | I'm not okay with that fee.
- | Great Expectations, paperback, two copies.
- | The perfect tense of 'to go' in German, please.
success | It works now.
success | The problem is solved.
success | I can log in again.
success | All sorted.
success | Done, the payment went through this time.
success | The refund has arrived in my account.
success | Just ran the tests and they're all green.
success | The light on the router went from red to steady green after I did what you said.
success | My printer is finally printing.
success | You can close the ticket, the package turned up this morning.
success | No more error message since the restart.
success gratitude | got it working thx
success | yay it installed
success | fixd it, was the cable
success | I followed the steps, deleted the old profile, rebooted twice because the first time it hung, and now my mail syncs on both phones
?negative_stance | It hasn't worked yet.
- | Will it work with an older battery?
- | Once it works I'll let you know.
- | How was the Suez crisis resolved?
?negative_stance | My dad got his working, but mine won't start.
?negative_stance | I thought it was fixed, but the leak is back.
- | Has the issue been fixed on your side?
- | Is everything set for the 3pm meeting?
- | If the update goes through tonight, do I need to restart?
`;
