/**
 * English messages. Written after the rules had been mended by the first and second sets, in longer and less direct sentences. Held out
 * at that point; since then part of the development set.
 */
export const thirdEnglishTalk = String.raw`
correction | Hi again. I checked the confirmation you mailed me and it lists Terminal 2, but I fly out of Terminal 4.
correction | sir i told u my ssn is 4478 u entered 4487
correction | The refactor is nice, but you removed the null check, I asked you to keep it.
correction | that is my neighbour's flat. mine is 3B
correction | Well no, we bought it in store, not online
correction | Thursday the 12th, not Friday the 13th
correction | u got the name wrong its Priya
correction | I was asking for the price per month and you gave me the price per year
correction | Not quite. The alarm goes off at night, not in the morning.
correction | i didnt request any password reset
correction | please change it back, I never asked for the paperless option
correction | You seem to think I'm the account owner. I'm not, my father is.
correction | Wrong. The ticket was for two adults.
correction | no i have the 13 inch one
correction | You already asked me that and I answered.
correction | Hang on, that total doesn't look right, it was 42 a minute ago
correction | I meant add it to the header, not the footer
correction | Sorry, typo: it's gate C, not B
correction | The dates are the wrong way round: out on the 20th, back on the 4th is impossible
correction | that's what I said in my first message
correction | Nope, still the wrong file. Look in src/api.
correction | I said vegetarian... this has ham in it
correction | you're confusing me with someone else
rephrase | Okay let me try to describe it in a simpler manner. Box arrives, box empty.
rephrase | I'm not making myself clear. Will the old card stop working today or when the new one comes?
rephrase | Think of it like this: I want the same phone but a cheaper contract
rephrase | The thing I want to find out is whether I can drive with this licence
rephrase | so again, my question: is breakfast included
rephrase | Let me ask you this another way.
rephrase | to clarify, I'm looking for the net price
rephrase | What I need, in plain words, is a receipt
rephrase | ill say it more clearly - cancel only the hotel
rephrase | i want to reword what i asked
clarification | sorry didnt understand
clarification | I don't know what you mean by downstream dependency
clarification | mam i am not getting u
clarification | Could you please explain what the service charge covers?
clarification | Which email do you mean?
clarification | Hmm, what's that supposed to be?
clarification | not clear
clarification | wait, so do I pay now or later?
clarification | What does it mean when it says "on hold"?
clarification | Can you repeat? My connection dropped.
clarification | I am confused, first you said 20 then 25
clarification | your last message was cut off, what did you say
clarification | how is that different from the basic plan you just described
clarification | Please say that in English.
clarification | i dont get the part with the voucher
clarification | ELI5 please
escalation | please connect with senior person
escalation | Is it possible that your manager gives me a call tomorrow morning?
escalation | i will not continue with a bot, give me human support
escalation ?negative_stance | I want the complaint to go to your superior
escalation | Can an actual employee take over?
escalation | Could I please be put in touch with somebody who deals with bereavement cases?
escalation | talk to a person
escalation | I'd like to speak to whoever is responsible for this mess
escalation | give me customer care number i will talk to them
escalation ?negative_stance | CONNECT ME TO A REAL AGENT
escalation | You don't seem able to decide this. Who can?
escalation | Please escalate my case to the second line.
escalation | Are you able to transfer me to the billing team?
escalation | is a live chat with a person available
quit | ok leave it then, bye
quit | Thanks, but I've lost interest. Goodbye.
quit | i dont need it anymore leave
quit | I'll stop here. It's not getting us anywhere.
quit | Fine. I'm going with T-Mobile.
quit | I don't want to continue this conversation.
quit | then i will buy from other shop
quit ?negative_stance | It's hopeless, I'm logging off.
quit | never mind I'll email them instead
quit | forget it, revert everything and stop
quit ?negative_stance | I've wasted enough time on this, I'm out
quit | No point, I'll just return the whole thing and shop somewhere else.
quit | I give up trying to make this work
negative_stance | very bad service from your side
negative_stance | What kind of support is this?
negative_stance | I have called four times and each time I get a different answer.
negative_stance | so slow
negative_stance ?correction | Your last three answers were all wrong, this is embarrassing.
negative_stance | it's unfair that loyal customers pay more than new ones
negative_stance | omg stop apologizing and do something
negative_stance | My weekend is ruined because of you.
negative_stance | how come nobody ever picks up the phone at your place
negative_stance | I'm beyond frustrated at this point
negative_stance | that was not helpful at all
negative_stance | You broke my build AGAIN
negative_stance | why do you people keep sending me in circles
negative_stance | Such a hassle for a simple refund!
negative_stance | I regret buying this phone
negative_stance | really disappointed tbh
negative_stance | no no no!!! not again!!!
negative_stance | The food was cold and the driver was rude.
negative_stance | your product is rubbish, it lasted two days
negative_stance | Seriously, what is the point of having insurance with you
gratitude | thank you sir for your valuable help
gratitude | Thanks for being so quick.
gratitude | You have been wonderful, thank you.
gratitude ?confirmation | That's great to know, thank you for checking
gratitude | ok thank u bye
gratitude | i am very thankful to you
gratitude | Thanks, I'll try that.
gratitude | Really appreciate you going the extra mile
gratitude | thnx alot
gratitude | Thank you for your patience with all my questions.
gratitude | u are a star
gratitude | Good bot
gratitude | it was nice talking to you
gratitude | Thanks again and have a lovely weekend!
gratitude | You've made this so easy.
confirmation | okay that sounds perfect
confirmation | Yes, that looks fine to me.
confirmation | Ooh nice, I like it
confirmation | great, book it
confirmation | that one is good for me
confirmation | cool beans
confirmation | Good plan. Go ahead with it.
confirmation | yes that's what I want
confirmation | I'm happy to accept that offer
confirmation gratitude | That'll work, thanks
confirmation | very nice
confirmation | amazing, exactly the style I wanted
confirmation | everything looks good
confirmation | works fine for me
confirmation | ok good
success | Now it is working sir
success | The code you gave runs fine
success ?confirmation | hooray, my account is back
success | I could finally log in, so that's done
success | sound works again after the driver update
success | yes the issue is solved now
success | that command did it
success | My parcel just got here.
success | all green now
success | payment accepted
success | I'm in!
success | the bug doesn't occur any more
success | It connected right away
success | Sorted! It was the cable.
success | can print again
- | i want to know about my policy details
- | Please provide two options for the trip to Goa
- | Do you have this in black or only in grey?
- | I had a bad cold last week so I missed the appointment. Can I get a new one?
- | The manual says the light should be green, mine is orange.
- | Where can I read about your complaint process?
- | My boss needs the report by noon.
- | We are a support team of five people.
- | How do I tell my landlord that I am moving out?
- | I'm not sure yet, show me both.
- | It doesn't matter which one.
- | I don't have a preference.
- | No, not yet.
- | No, it's my first time.
- | No I only need one
- | Not a problem, I can wait till Monday.
- | No rush.
- | Is it normal that the fan is loud?
- | Can I still change it if I don't like it?
- | Would that work on a Mac?
- | I would like it to look good on mobile.
- | My cat gave up her favourite chair.
- | Please translate "sorry, wrong number".
- | Find reviews that call the product useless.
- | What's the best way to get help on weekends?
- | Could you recommend a good dentist?
- | I need help with my homework.
- | Please help me
- | help
- | Let's start with the first question.
- | I'm back.
- | Hold on, getting my card.
- | It's 12 Elm Road, Springfield.
- | Do I have to sign again?
- | Let me know if anything is unclear.
- | I assume the price includes tax.
- | Say hello to my team in the email.
- | I want to thank my teacher with a gift, any ideas?
- | Is it true that you close on Sundays?
- | Which agent sold the most policies in May?
- | Create a function that throws an error if the input is wrong.
- | Replace "failed" with "unsuccessful" in the text.
- | Could you make the second paragraph clearer?
- | explain the difference between tcp and udp
- | My friend recommended you.
- | I want to switch from monthly to yearly billing.
- | I would like to leave a tip.
- | The old tenant left the keys in the mailbox.
- | okay one more thing
- | Alright.
- | as soon as possible please
- | I'll be there at six.
- | Then the blue one.
- | Make it two.
- | That is all.
`;
